// Networks that many people share, such as a school's: SHARED_NETWORKS. What protects against floods from one network is
// looser there. Limits per account and per email stay the same.
import ipaddr from 'ipaddr.js';

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** '192.0.2.7' or '2001:db8:12::/48'. Throws if it is neither. */
export function parseNetwork(text: string): Range {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** Takes networks as `networkOf` writes them: an IPv4 address, or the /64 of an IPv6 address. */
export function createSharedNetworks(ranges: readonly string[]) {
  const parsed = ranges.map(parseNetwork);
  return (network: string): boolean => {
    if (parsed.length === 0) return false;
    const [first = ''] = network.split('/');
    if (!ipaddr.isValid(first)) return false;
    const address = ipaddr.process(first);
    return parsed.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
  };
}
