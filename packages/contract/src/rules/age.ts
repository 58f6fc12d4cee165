// Ages from a month of birth, the only part of the date that we ask for.

/** Counts a birthday from the following month on, because the day isn't known. */
export function isYoungerThan(years: number, birthMonth: string, today: Date): boolean {
  const [year, month] = birthMonth.split('-').map(Number) as [number, number];
  return today.getUTCFullYear() * 12 + today.getUTCMonth() + 1 <= (year + years) * 12 + month;
}
