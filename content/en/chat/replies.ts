/** What the assistant says when it has no answer. */
export const replies = {
  outOfScope:
    "I only know about the till that this site sells. Ask me about the price, the package, installation or the trial, or talk to one of us.",
  /** Before a list of questions to choose from. */
  unsure: "I am not sure that I understood. Did you mean one of these?",
  unknown: "I do not know that, and I would rather not guess. A person on our team can tell you.",
};
