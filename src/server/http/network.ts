import { BlockList, isIPv6 } from 'node:net'

/** Which peers may speak for others by X-Forwarded-For: addresses or CIDR ranges. */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isTrusted(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const plain = (address: string): string => address.trim().replace(/^::ffff:/, '')

/** The client's address: the nearest one, going back through trusted proxies only. */
export function clientAddress(peer: string, forwarded: string | null, proxies: BlockList): string {
  const hops = [...(forwarded?.split(',') ?? []), peer].map(plain)
  let client = hops.pop() ?? ''
  while (hops.length > 0 && isTrusted(proxies, client)) client = hops.pop() ?? client
  return client
}

/** What limits count by: an IPv4 address, or the /64 that an IPv6 customer gets. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  while (groups.length < 4) groups.push('0')
  return `${groups.slice(0, 4).join(':')}::/64`
}
