// A rewritten copy of a text that remembers where each of its characters came from in the original.

export type View = {
  text: string;
  /** For each character of `text`: where its original begins and ends. */
  starts: number[];
  ends: number[];
};

type Span = { start: number; end: number };

/** The part of the original text that a part of the view came from. */
export const originalSpan = ({ starts, ends }: View, start: number, end: number): Span => ({
  start: starts[start]!,
  end: ends[end - 1]!,
});

/** Replaces matches of a global pattern. Every character of a replacement points to the whole match. */
export function rewrite(view: View, pattern: RegExp, replace: (match: RegExpExecArray) => string): View {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let next = 0;
  const copyUntil = (end: number) => {
    text += view.text.slice(next, end);
    for (let at = next; at < end; at++) {
      starts.push(view.starts[at]!);
      ends.push(view.ends[at]!);
    }
  };
  for (const match of view.text.matchAll(pattern)) {
    copyUntil(match.index);
    next = match.index + match[0].length;
    const replacement = replace(match);
    if (replacement === match[0]) {
      next = match.index;
      copyUntil(match.index + match[0].length);
      next = match.index + match[0].length;
      continue;
    }
    const { start, end } = originalSpan(view, match.index, next);
    text += replacement;
    for (let n = 0; n < replacement.length; n++) {
      starts.push(start);
      ends.push(end);
    }
  }
  if (next === 0) return view;
  copyUntil(view.text.length);
  return { text, starts, ends };
}
