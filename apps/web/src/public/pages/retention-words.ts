// How long something is kept, in words, for the privacy page.

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (number: number) => numbers[number] ?? String(number);

/** 30 → "30 days", 365 → "a year", 730 → "two years". */
export function daysInWords(days: number): string {
  if (days % 365 !== 0) return `${days} ${days === 1 ? 'day' : 'days'}`;
  const years = days / 365;
  return years === 1 ? 'a year' : `${inWords(years)} years`;
}

/** At the latest, when data is deleted a calendar month at a time: 90 → "four months", 365 → "13 months". */
export const storedByMonthInWords = (days: number): string => `${inWords(Math.ceil(days / 31) + 1)} months`;
