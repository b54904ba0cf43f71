/** The sand of styles/tokens.css: browsers paint their own frame with it before any style sheet is read. */
export const themeColor = "#f1ebdf";
