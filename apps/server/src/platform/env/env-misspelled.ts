// Finds misspelled settings: environment variables that are almost the name of a setting. Settings have no common
// prefix and an environment is full of unrelated names, so only near misses count.

/** Shorter names are too similar to others, like PORT and PATH. */
const lengthLeast = 6;
/** Up to this length one mistake is a near miss, beyond it two are. */
const lengthShort = 8;

/** For example 'DATABSE_URL: DATABASE_URL': the name found and the name probably meant. */
export function findMisspelled(
  environment: Record<string, string | undefined>,
  known: string[],
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(environment)) {
    if (!value || known.includes(name) || name.length < lengthLeast) continue;
    const meant = known.find((it) => it.length >= lengthLeast && isNear(name.toUpperCase(), it));
    if (meant) found.set(name, meant);
  }
  return found;
}

const isNear = (name: string, setting: string) =>
  mistakesBetween(name, setting) <= (setting.length <= lengthShort ? 1 : 2);

/** Letters that are missing, extra, wrong or swapped (optimal string alignment). */
function mistakesBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        swapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
