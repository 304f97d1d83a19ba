import { expect, test } from 'vitest'
import { forFile } from '../../../../test/support/for-file.ts'
import { startServices } from '../../../../test/support/services.ts'
import { insertStaff } from '../../../../test/support/staff.ts'
import { hashToken } from '../../http/cookie.ts'
import { createFindStaff, openStaffSession } from './session.ts'

const t = await forFile(startServices())

/** Renewals that show the replacement only after several queries. */
const learning = (fresh: Buffer, after: number) => {
  let asked = 0
  return {
    note: () => {},
    hashInPlaceOf: (old: Buffer) => {
      asked += 1
      return asked > after ? fresh : old
    },
  }
}

async function findOld(after: number) {
  const { services, time } = t
  const { db, random } = services
  const { id: staffId } = await insertStaff(services)
  const session = { staffId, method: 'password', userAgent: 'Test', now: time.now } as const
  const { token } = await openStaffSession(db, random, session)
  const renewals = learning(hashToken(token), after)
  const find = createFindStaff({ db, secondFactor: 'optional', renewals })
  const found = await find(hashToken('replaced'), { now: time.now, awake: false })
  return found?.staff.id === staffId
}

test.each([0, 1])('a token replaced while it is looked for is found (after %i)', async (after) => {
  expect(await findOld(after)).toBe(true)
})

test('a token that nothing replaced is not', async () => {
  expect(await findOld(100)).toBe(false)
})
