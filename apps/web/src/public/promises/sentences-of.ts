const entities: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** The sentences in the paragraphs and points of a page's article. Where the text depends on a setting, those with it. */
export function sentencesOf(html: string): string[] {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? '';
  const shown = article.replaceAll(/<!--or-->[\s\S]*?<!--\/setting-->/g, '');
  return [...shown.matchAll(/<(p|li)\b[^>]*>((?:(?!<(?:p|li|h\d)\b)[\s\S])*?)<\/\1>/g)]
    .map(([, , inner]) =>
      inner!
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .flatMap((text) => text.split(/(?<=[.?!])\s+(?=[A-Z“_])/))
    .filter(Boolean);
}
