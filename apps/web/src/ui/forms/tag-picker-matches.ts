// Filters the tag catalog by what was typed.
export type TagGroup = { name: string; tags: readonly string[] };

const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Tags whose name or group contains every typed word. */
export function matchingTags(catalog: readonly TagGroup[], query: string): TagGroup[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return catalog
    .map(({ name, tags }) => ({
      name,
      tags: tags.filter((tag) => words.every((word) => plain(`${tag} ${name}`).includes(word))),
    }))
    .filter(({ tags }) => tags.length > 0);
}
