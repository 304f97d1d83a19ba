import { expect, onTestFinished, test, vi } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { insertRow, rowsOf } from '../../../test/support/rows.ts'
import { startServices } from '../../../test/support/services.ts'
import { everyMs, keepRules } from './keep.ts'

const { services, time } = await forFile(startServices())

test('a version that another node wrote is read, and begins without waiting for its job', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stop = keepRules(services)
  const validFrom = new Date(time.now.getTime() + 60_000)
  await insertRow(services.db, 'rulesVersion', {
    ...{ number: 2, validFrom, content: JSON.stringify(shippedDocument) },
    ...{ createdAt: time.now, confirmedAt: time.now },
  })
  const begun = async () => (await rowsOf(services.db, 'setting')).map((row) => row.rulesBegun)
  const before = await begun()
  vi.advanceTimersByTime(everyMs)
  await expect.poll(() => services.rules.at(validFrom).version).toBe(2)
  expect(await begun()).toEqual(before)
  time.now = validFrom
  vi.advanceTimersByTime(everyMs)
  await stop()
  expect(await begun()).toEqual([2])
})
