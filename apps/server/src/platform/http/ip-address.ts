// Network addresses as rate limits see them: an IPv6 household or school has a /64 and may use any address in it.
import { isIPv6 } from 'node:net';

export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head ? head.split(':') : [];
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  if (tail !== undefined) groups.push(...Array<string>(8 - groups.length - rest.length).fill('0'));
  const network = [...groups, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** The /48 site of an IPv6 network: a customer with one has 65,536 networks. Undefined for IPv4. */
export function siteOf(network: string): string | undefined {
  const groups = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(network)?.[1];
  return groups && `${groups}::/48`;
}
