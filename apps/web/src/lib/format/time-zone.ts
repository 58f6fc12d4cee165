// Time zones of browsers.
/** As the browser names it, such as America/Chicago. Some have none. */
export const browserTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Los Angeles time" for America/Los_Angeles. */
export const zoneInWords = (zone: string) => `${zone.split('/').at(-1)!.replaceAll('_', ' ')} time`;
