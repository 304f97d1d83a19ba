import { expect, test } from 'vitest'
import { tableOf } from '../../test/support/table.ts'
import { messengerFailure } from './messenger-failure.ts'

test.each(tableOf`
  131026 | unreachable; 131047 | window; 131056 | busy; 190 | token; 403 | blocked; 21610 | stopped
  30007 | filtered; no-template | no-template; 999 | unknown; toString | unknown; | unknown
`)('what %s says of a message that failed: %s', (code, reason) => {
  expect(messengerFailure(code || null)).toBe(reason)
})
