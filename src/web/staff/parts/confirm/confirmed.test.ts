import { expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import { afterConfirming, asksOnce } from './confirmed.ts'

const wanted = new ApiError('problem', { code: 'staff.confirm-required', status: 403 })
const failing = (...errors: readonly Error[]) => {
  const left = [...errors]
  let tries = 0
  const work = async () => {
    tries += 1
    const error = left.shift()
    if (error) throw error
    return 'done'
  }
  return { work, tries: () => tries }
}

test('asks nothing when the server does not', async () => {
  const { work, tries } = failing()
  const ask = () => Promise.reject(new Error('asked'))
  await expect(afterConfirming(work, ask)).resolves.toBe('done')
  expect(tries()).toBe(1)
})

test('does the work once more after it was confirmed', async () => {
  const { work, tries } = failing(wanted)
  await expect(afterConfirming(work, async () => true)).resolves.toBe('done')
  expect(tries()).toBe(2)
})

test('taken back, the work is not done and nothing is left to say', async () => {
  const { work, tries } = failing(wanted)
  await expect(afterConfirming(work, async () => false)).rejects.toMatchObject({ kind: 'aborted' })
  expect(tries()).toBe(1)
})

test('leaves other errors alone, and does not ask twice', async () => {
  const other = new ApiError('problem', { code: 'staff.last-owner', status: 409 })
  await expect(afterConfirming(failing(other).work, async () => true)).rejects.toBe(other)
  const twice = failing(wanted, wanted)
  await expect(afterConfirming(twice.work, async () => true)).rejects.toBe(wanted)
  expect(twice.tries()).toBe(2)
})

test('one question answers all who wait for it, and the next is asked anew', async () => {
  const answers: ((isConfirmed: boolean) => void)[] = []
  const ask = asksOnce(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  const both = Promise.all([ask(), ask()])
  expect(answers).toHaveLength(1)
  answers[0]?.(true)
  await expect(both).resolves.toEqual([true, true])
  const next = ask()
  expect(answers).toHaveLength(2)
  answers[1]?.(false)
  await expect(next).resolves.toBe(false)
})
