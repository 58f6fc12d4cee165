// Time zones of browsers.
/** As the browser names it, such as America/Chicago. Some have none. */
export const browserTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "Los Angeles time" for America/Los_Angeles, and "UTC" for Etc/UTC. */
export function zoneInWords(zone: string): string {
  const name = zone.split('/').at(-1)!.replaceAll('_', ' ');
  return name === 'UTC' ? name : `${name} time`;
}
