/** What others typed, as far as a line of a subject or a title bears it. */
export const short = (text: string, most = 40) =>
  text.length > most ? `${upTo(text, most - 1).trimEnd()}…` : text;

/** Not through the middle of a letter, of which some take several places. */
function upTo(text: string, most: number): string {
  const { index } = new Intl.Segmenter('en').segment(text).containing(most)!;
  return text.slice(0, index);
}

/** As friends say it. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0]!;

/** So many letters, and three dots if there are more. Nothing is cut through the middle of one. */
export const cut = (text: string, most: number) => {
  const letters = [...new Intl.Segmenter('en').segment(text)];
  return letters.length > most ? `${text.slice(0, letters[most]!.index)}...` : text;
};
