/** '2026-11-30' and 2 → '2026-12-02' */
export function addDays(day: string, days: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCDate(then.getUTCDate() + days);
  return then.toISOString().slice(0, 10);
}
