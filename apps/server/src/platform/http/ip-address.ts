// Network addresses as rate limits see them: an IPv6 household or school has a /64 and may use any address in it.
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

export function networkOf(address: string): string {
  // Node decides what an address is: ipaddr.js would take "1" and "0x7f.1" for IPv4, and refuse zones like "%br-lan".
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address.split('%')[0]!);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** The /48 site of an IPv6 network: a customer with one has 65,536 networks. Undefined for IPv4. */
export function siteOf(network: string): string | undefined {
  const groups = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(network)?.[1];
  return groups && `${groups}::/48`;
}
