// Placeholders in generated requests, for values that exist only while the API runs, such as the id of one of the actor's
// conversations. With them, the same seed always generates the same requests.
import fc, { type Arbitrary } from 'fast-check';

/** Neither JSON nor a URL escapes it. */
const pattern = /~([\w.-]+)~(\d+)~/g;

/** One of the values of this kind. */
export const known = (kind: string): Arbitrary<string> => fc.nat(199).map((n) => `~${kind}~${n}~`);

/** `choose` returns the values of a kind that exist now. If there are none, a random id stays unknown. */
export async function fill(text: string, choose: (kind: string) => Promise<string[]>): Promise<string> {
  const found = new Map<string, string[]>();
  for (const [, kind] of text.matchAll(pattern)) if (!found.has(kind!)) found.set(kind!, await choose(kind!));
  return text.replaceAll(pattern, (_, kind: string, n: string) => {
    const values = found.get(kind)!;
    return values[Number(n) % values.length] ?? crypto.randomUUID();
  });
}
