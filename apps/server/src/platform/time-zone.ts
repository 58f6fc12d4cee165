/** Whether it is a time zone that this process knows, such as America/Chicago. */
export function isTimeZone(text: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: text }));
  } catch {
    return false;
  }
}

/** Browsers can know more zones than the server. */
export const knownTimeZone = (timeZone: string | null, otherwise: string): string =>
  timeZone !== null && isTimeZone(timeZone) ? timeZone : otherwise;
