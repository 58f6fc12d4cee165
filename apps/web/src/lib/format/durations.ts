// Durations as short text.

/** 45 → "45 min", 60 → "1 h", 150 → "2 h 30 min". */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** How long finished work took, to the half hour as on the certificate, after "About": "45 minutes", "6.5 hours". */
export const workInWords = (minutes: number): string =>
  minutes < 60
    ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    : hoursInWords(Math.round(minutes / 30) / 2);

export const hoursInWords = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;

export const daysInWords = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** A typical waiting time, rounded: 40 → "under an hour", 300 → "5 hours", 3_000 → "2 days". */
export function waitInWords(minutes: number, rounded = Math.round): string {
  if (minutes < 60) return 'under an hour';
  const hours = rounded(minutes / 60);
  if (hours < 24) return hoursInWords(hours);
  return daysInWords(rounded(hours / 24));
}

/** How soon a company answers, after "Answers within": "5 days, usually in 19 hours". */
export const answersInWords = (days: number, usualMinutes: number | null): string =>
  usualMinutes === null ? daysInWords(days) : `${daysInWords(days)}, usually in ${waitInWords(usualMinutes)}`;

/** How long something has been waiting, rounded down: "Just now", "Waiting for 2 days". */
export function waitedInWords(since: string, now: Date = new Date()): string {
  const minutes = (now.getTime() - new Date(since).getTime()) / 60_000;
  return minutes < 60 ? 'Just now' : `Waiting for ${waitInWords(minutes, Math.floor)}`;
}
