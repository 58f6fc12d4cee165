// Operators' own terms and privacy texts, from a small part of Markdown: headings, paragraphs, lists, bold, italics and
// links. Everything is escaped first, so HTML in it is shown as text and can do nothing.

/** As in the pages that they replace (apps/web/src/public/pages/prose.tsx), because their CSS contains only used classes. */
const classes = {
  section: 'grid gap-3',
  heading: 'text-xl',
  points: 'grid list-disc gap-2 pl-5 marker:text-trail',
  steps: 'grid list-decimal gap-2 pl-5 marker:text-trail',
  link: 'font-semibold text-trail underline underline-offset-4',
};

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Only links that can't run anything: other sites, email and our own pages. */
const link = /\[([^\]\n]{1,300})\]\(((?:https:\/\/|mailto:|\/(?!\/))[^\s()]{0,500})\)/g;

const inline = (text: string) =>
  escaped(text)
    .replaceAll(
      link,
      (_, words: string, href: string) => `<a href="${href}" class="${classes.link}">${words}</a>`,
    )
    .replaceAll(/\*\*([^*\n]{1,1000})\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\n]{1,1000})\*(?![\w*])/g, '<em>$1</em>');

const isPoint = (line: string) => /^[-*] /.test(line);
const isStep = (line: string) => /^\d{1,3}[.)] /.test(line);

/** One block of lines between empty lines. */
function block(lines: string[]): string {
  const heading = /^(#{1,3}) +(.+)$/.exec(lines[0]!);
  if (heading) {
    // The page has its own first heading.
    const level = Math.max(2, heading[1]!.length);
    const rest = lines.length > 1 ? block(lines.slice(1)) : '';
    return `<h${level} class="${classes.heading}">${inline(heading[2]!)}</h${level}>${rest}`;
  }
  const isItem = [isPoint, isStep].find((is) => is(lines[0]!));
  if (!isItem) return `<p>${inline(lines.join(' '))}</p>`;
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\S+ +/, ''));
    else items.push(`${items.pop()!} ${line.trim()}`);
  }
  const [tag, look] = isItem === isPoint ? ['ul', classes.points] : ['ol', classes.steps];
  return `<${tag} class="${look}">${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;
}

/** A section for each heading, and one for what comes before. A first heading of level 1 is left out: the page has a title. */
export function renderMarkdown(text: string): string {
  const blocks = text
    .replaceAll('\r\n', '\n')
    .replace(/^\s*# .*/, '')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map(block);
  const sections: string[][] = [];
  for (const html of blocks) {
    if (sections.length === 0 || html.startsWith('<h')) sections.push([]);
    sections.at(-1)!.push(html);
  }
  return sections.map((parts) => `<section class="${classes.section}">${parts.join('')}</section>`).join('');
}
