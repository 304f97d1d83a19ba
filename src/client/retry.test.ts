import { expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { isRetryable, isServerBusy, withRetries } from './retry.ts'

const problem = (status: number) => new ApiError('problem', { status, code: 'server.failed' })

test('what may pass: silence and trouble of the moment, never an answer about the content', () => {
  expect(isRetryable(new ApiError('network'))).toBe(true)
  expect(isRetryable(problem(503))).toBe(true)
  expect(isRetryable(problem(422))).toBe(false)
  const tooMany = (params = {}) => isRetryable(new ApiError('problem', { status: 429, params }))
  expect([{}, { seconds: 1 }, { seconds: 600 }].map(tooMany)).toEqual([true, true, false])
  expect(isRetryable(new ApiError('aborted'))).toBe(false)
  expect(isRetryable(new TypeError('ours'))).toBe(false)
})

function failing(errors: unknown[]) {
  const waited: number[] = []
  const work = async () => {
    if (errors.length > 0) throw errors.shift()
    return 'done'
  }
  const pause = async (milliseconds: number) => {
    waited.push(milliseconds)
  }
  return { waited, run: () => withRetries(work, pause, { retries: 2, random: () => 1 }) }
}

test('it tries again with growing waits', async () => {
  const { run, waited } = failing([problem(500), new ApiError('network')])
  expect(await run()).toBe('done')
  expect(waited).toEqual([1000, 2000])
})

test('it gives up at once on a clear no, and after the last wait on everything else', async () => {
  const refused = failing([problem(409)])
  await expect(refused.run()).rejects.toMatchObject({ status: 409 })
  expect(refused.waited).toEqual([])
  const down = failing([problem(500), problem(500), problem(503)])
  await expect(down.run()).rejects.toMatchObject({ status: 503 })
  expect(down.waited).toEqual([1000, 2000])
})

test('without further word it tries four times in all', async () => {
  let tries = 0
  const work = async () => {
    tries += 1
    throw problem(503)
  }
  await expect(withRetries(work, async () => {})).rejects.toMatchObject({ status: 503 })
  expect(tries).toBe(4)
})

test('what is busy or away is not what failed, or gave no answer', async () => {
  const busy = new ApiError('problem', { status: 503, code: 'server.busy' })
  const away = new ApiError('problem', { status: 503, code: 'server.away' })
  const others = [problem(500), new ApiError('network'), new TypeError('ours')]
  expect([busy, away, ...others].filter(isServerBusy)).toEqual([busy, away])
  let asked = 0
  const work = async () => {
    asked += 1
    throw asked === 1 ? busy : new ApiError('network')
  }
  const tried = withRetries(work, async () => {}, { retryIf: isServerBusy })
  await expect(tried).rejects.toMatchObject({ kind: 'network' })
  expect(asked).toBe(2)
})
