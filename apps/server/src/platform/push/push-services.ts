// Where notifications on devices may be sent: pure, no I/O.

/** Whether an address belongs to one of these push services. Otherwise a browser could have us send requests anywhere, such
 *  as inside our own network. `services` are origins; `*.` stands for any subdomain. */
export function isPushService(address: string, services: string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password) return false;
  return services.some((service) => {
    const [start, domain] = service.split('*.');
    return domain === undefined
      ? url.origin === service
      : url.origin.startsWith(start!) && url.host.endsWith(`.${domain}`);
  });
}
