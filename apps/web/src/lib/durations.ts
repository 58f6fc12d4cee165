// How long something takes, in as few words as possible.

/** 45 → "45 min", 60 → "1 h", 150 → "2 h 30 min". */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

export const hoursInWords = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
