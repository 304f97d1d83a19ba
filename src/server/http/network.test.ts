import { expect, test } from 'vitest'
import { addressList, clientAddress, networkOf } from './network.ts'

const none = addressList([])
const ours = addressList(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['nobody is believed by default', '203.0.113.9', '1.1.1.1', none, '203.0.113.9'],
  ['a proxy of ours is believed', '10.1.2.3', '203.0.113.9', ours, '203.0.113.9'],
  ['only the last hop not ours', '10.1.2.3', '6.6.6.6, 203.0.113.9, 10.9.9.9', ours, '203.0.113.9'],
  ['IPv4 in IPv6 clothes', '::ffff:127.0.0.1', '203.0.113.9', ours, '203.0.113.9'],
  ['IPv4 in clothes of another cut', '::FFFF:7f00:1', '::ffff:cb00:7109', ours, '203.0.113.9'],
  ['an IPv6 proxy', 'fd00::1', '2001:db8::5', ours, '2001:db8::5'],
  ['an IPv6 proxy with its zone', 'fd00::1%eth0', '[2001:DB8::5]:4711', ours, '2001:db8::5'],
  ['a port is no part of it', '127.0.0.1', '203.0.113.9:4711', ours, '203.0.113.9'],
  ['no header', '127.0.0.1', null, ours, '127.0.0.1'],
  ['what is no address is not believed', '10.1.2.3', '1.1.1.1, unknown', ours, '10.1.2.3'],
  ['nor what is behind it', '10.1.2.3', '1.1.1.1, x, 10.9.9.9', ours, '10.9.9.9'],
  ['a connection that is gone', '', '1.1.1.1', ours, ''],
])('%s', (_, peer, forwarded, proxies, expected) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:00ff::1', '2001:db8:1:0::/56'],
  ['2001:db8:1:100::1', '2001:db8:1:100::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('of ten thousand hops the nearest are looked at', () => {
  const hops = Array.from({ length: 10_000 }, (_, n) => `10.0.${(n >> 8) & 255}.${n & 255}`)
  expect(clientAddress('127.0.0.1', `6.6.6.6, ${hops.join(', ')}`, ours)).toMatch(/^10\./)
})
