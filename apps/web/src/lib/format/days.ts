// Days without a time, as the API sends them: '2026-11-10'.
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Nov 10, 2026", the same in every time zone. */
export const dayInWords = (day: string) => medium.format(new Date(`${day}T00:00:00Z`));

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "Nov 10" if it is this year, otherwise with the year. */
export const shortDay = (day: string, now: Date = new Date()) =>
  day.startsWith(`${now.getFullYear()}-`) ? short.format(new Date(`${day}T00:00:00Z`)) : dayInWords(day);

/** Today where this person is. */
export function today(now: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** An empty or unfinished date field has none. */
export const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
