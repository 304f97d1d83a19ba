import { expect, test } from 'vitest'
import { applicationEventKinds } from './application/event.ts'
import { type ThreadKind, threadEventsOf, threadKinds } from './thread.ts'

const said = ['corrected', 'contact-changed', 'email-received']

test.each<[readonly ThreadKind[], readonly string[]]>([
  [threadKinds, applicationEventKinds.filter((kind) => !said.includes(kind))],
  [['status'], applicationEventKinds.filter((kind) => kind !== 'message-sent')],
  [['message', 'chat'], ['message-sent']],
  [['email', 'correction'], []],
])('a thread of %j says each event once', (kinds, all) =>
  expect(threadEventsOf(kinds)).toEqual(all),
)
