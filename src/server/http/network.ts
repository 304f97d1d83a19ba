import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** More proxies than anyone has; a longer header is not read to its end. */
const mostHops = 20

/** A list of addresses or CIDR ranges: trusted proxies, or the gateway. */
export function addressList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

export function isListed(list: BlockList, address: string): boolean {
  return list.check(address, isIPv4(address) || !isIPv6(address) ? 'ipv4' : 'ipv6')
}

const hex = (group: number): string => group.toString(16)

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  // The last two groups may be in IPv4 notation.
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`
  })
  const [head = '', tail] = plain.split('::')
  const read = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16))
  const [first, last] = [read(head), read(tail ?? '')]
  const missing = new Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0)
  return [...first, ...missing, ...last]
}

/** An IPv4-mapped address (`::ffff:…`) in either notation. */
function mappedIn(groups: readonly number[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return null
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Parses an address from a header, with port, brackets or zone; null if invalid. */
function readAddress(text: string): string | null {
  // The usual case; the IPv6 check costs ten times as much.
  if (isIPv4(text)) return text
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return null
  return mappedIn(groupsOf(bare)) ?? bare.toLowerCase()
}

/** The client's address: the nearest one before the trusted proxies. */
export function clientAddress(peer: string, forwarded: string | null, proxies: BlockList): string {
  let client = readAddress(peer) ?? ''
  let rest = forwarded ?? ''
  for (let hop = 0; hop < mostHops && rest !== '' && isListed(proxies, client); hop += 1) {
    const comma = rest.lastIndexOf(',')
    const next = readAddress(rest.slice(comma + 1))
    // An invalid entry says nothing about those before it.
    if (next === null) break
    client = next
    rest = rest.slice(0, Math.max(0, comma))
  }
  return client
}

/** Whether a peer is a trusted proxy. */
export const isProxy = (peer: string, proxies: BlockList): boolean =>
  isListed(proxies, readAddress(peer) ?? '')

/** The key of rate limits: an IPv4 address, or the /56 that an IPv6 customer usually gets. */
export function networkOf(address: string): string {
  const plain = readAddress(address) ?? address
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(plain)
  return `${[a, b, c, d & 0xff00].map(hex).join(':')}::/56`
}
