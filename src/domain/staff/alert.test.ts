import { expect, test } from 'vitest'
import {
  type AlertKind,
  type AlertRecipient,
  alertKinds,
  alertKindsOf,
  alertRecipients,
  alertWaysOf,
  chosenWays,
  documentsKind,
} from './alert.ts'
import { authorityOf, roles } from './permission.ts'

const office: readonly AlertRecipient[] = [
  ...roles.map((role) => ({ id: role, authority: authorityOf(role, null), choice: null })),
  { id: 'agent-2', authority: authorityOf('agent', null), choice: null },
]

const heard = (kind: AlertKind, to: string | null, by: string | null = null) =>
  alertRecipients(kind, { to, by }, office).map(({ recipient }) => recipient.id)

test.each<[AlertKind, string | null, string[]]>([
  ['assigned', 'agent', ['agent']],
  ['assigned', null, []],
  ['assigned', 'viewer', []],
  ['assigned', 'gone', []],
  ['handed-over', 'manager', ['manager']],
  ['handed-over', null, ['owner', 'manager', 'agent', 'agent-2']],
  ['documents', 'agent', ['agent']],
  ['documents', 'gone', []],
  ['documents-unassigned', null, []],
  ['late-tomorrow', 'agent', ['agent']],
  ['late-tomorrow', null, ['owner', 'manager']],
  ['late-tomorrow', 'gone', ['owner', 'manager']],
  ['late-tomorrow', 'viewer', ['owner', 'manager']],
  ['chat-waiting', 'agent-2', ['agent-2']],
  ['chat-waiting', null, ['owner', 'manager', 'agent', 'agent-2']],
  ['payment-review', null, ['owner', 'manager']],
  ['refund-failed', null, ['owner', 'manager']],
  ['dispute-opened', null, ['owner', 'manager']],
  ['letters-failing', null, ['owner']],
])('without any choice: %s for %s is heard by %j', (kind, to, expected) => {
  expect(heard(kind, to)).toEqual(expected)
})

test('nobody is alerted to their own actions', () => {
  expect(heard('assigned', 'agent', 'agent')).toEqual([])
  expect(heard('handed-over', null, 'agent')).toEqual(['owner', 'manager', 'agent-2'])
  expect(heard('refund-failed', null, 'owner')).toEqual(['manager'])
})

test('no choice overrides a missing permission', () => {
  for (const kind of alertKinds) {
    for (const role of roles.map((each) => authorityOf(each, null))) {
      const ways = chosenWays(kind, role, ['page', 'letter', 'digest', 'push'])
      expect(ways).toEqual(alertKindsOf(role).includes(kind) ? alertWaysOf(kind) : [])
    }
  }
  expect(alertKindsOf(authorityOf('viewer', null))).toEqual([])
  for (const kind of ['payment-review', 'dispute-opened'] as const)
    expect(alertKindsOf(authorityOf('agent', null))).not.toContain(kind)
})

test('a choice replaces the role’s default, limited to available channels', () => {
  const agent = { id: 'a', authority: authorityOf('agent', null) }
  const told = (kind: AlertKind, choice: AlertRecipient['choice']) =>
    alertRecipients(kind, { to: 'a', by: null }, [{ ...agent, choice }]).map(({ ways }) => ways)
  expect(told('assigned', ['letter'])).toEqual([['letter']])
  expect(told('assigned', [])).toEqual([])
  expect(told('documents-unassigned', ['digest'])).toEqual([['digest']])
  expect(told('letters-failing', ['letter', 'digest'])).toEqual([])
  expect(told('letters-failing', ['page', 'letter'])).toEqual([['page']])
})

test('documents of unassigned applications are their own kind', () => {
  expect(documentsKind(null)).toBe('documents-unassigned')
  expect(documentsKind('agent')).toBe('documents')
})
