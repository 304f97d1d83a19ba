import { expect, test } from 'vitest'
import { clientAddress, networkOf, trustedProxies } from './network.ts'

const none = trustedProxies([])
const ours = trustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each([
  ['nobody is believed by default', '203.0.113.9', '1.1.1.1', none, '203.0.113.9'],
  ['a proxy of ours is believed', '10.1.2.3', '203.0.113.9', ours, '203.0.113.9'],
  [
    'only the last hop that is not ours',
    '10.1.2.3',
    '6.6.6.6, 203.0.113.9, 10.9.9.9',
    ours,
    '203.0.113.9',
  ],
  ['IPv4 in IPv6 clothes', '::ffff:127.0.0.1', '203.0.113.9', ours, '203.0.113.9'],
  ['an IPv6 proxy', 'fd00::1', '2001:db8::5', ours, '2001:db8::5'],
  ['no header', '127.0.0.1', null, ours, '127.0.0.1'],
])('%s', (_, peer, forwarded, proxies, expected) => {
  expect(clientAddress(peer, forwarded, proxies)).toBe(expected)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
