/** What names a page to search engines: a page that says "noindex" must not say it for another one as well. */
const listed = /<link rel="(?:canonical|alternate)"[^>]*>|<meta property="og:url"[^>]*>/g;

/** A built page as it is sent under an address that no search engine may keep. */
export function unlistedPage(html: string): string {
  return html.replace(listed, "");
}
