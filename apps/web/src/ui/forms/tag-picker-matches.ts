// Which tags of a catalogue answer to what was typed: pure, so that the picker only draws.
export type TagGroup = { name: string; tags: readonly string[] };

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Tags whose own name, or whose group's name, contains every typed word. */
export function matchingTags(catalogue: readonly TagGroup[], query: string): TagGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return catalogue
    .map(({ name, tags }) => ({
      name,
      tags: tags.filter((tag) => words.every((word) => plain(`${tag} ${name}`).includes(word))),
    }))
    .filter(({ tags }) => tags.length > 0);
}
