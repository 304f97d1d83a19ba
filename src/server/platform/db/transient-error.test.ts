import { expect, test } from 'vitest'
import { DatabaseSilent } from './bounded-client.ts'
import { isTransient, refusalFor, transientCause } from './transient-error.ts'

const coded = (code: string) => Object.assign(new Error('…'), { code })

test.each([
  ...['53300', '53100', '53200', '57P01', '57P02', '57P03', '08006', '08001', '08000', '55P03'],
  ...['57014', '40P01', '40001', '25006', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['EMFILE', 'ENFILE', 'ENOSPC', 'EROFS', 'EDQUOT', 'EAI_AGAIN'],
])('%s passes', (code) => {
  expect(transientCause(coded(code))).toBe(code)
})

test.each([
  ['timeout exceeded when trying to connect', 'pool-exhausted'],
  ['Connection terminated due to connection timeout', 'connect-timeout'],
  ['Connection terminated unexpectedly', 'connection-lost'],
  ['timeout exceeded when trying to connect (Queue: remind, Worker: 1)', 'pool-exhausted'],
  ['Client has encountered a connection error and is not queryable', 'connection-lost'],
  ['Cannot use a pool after calling end on the pool', 'stopping'],
])('%s passes', (message, cause) => {
  expect(transientCause(new Error(message))).toBe(cause)
})

test.each([
  ['server.busy', '53300', '40001', '40P01', '53200', '55P03', '57014', 'EMFILE', 'pool-exhausted'],
  ['server.away', '57P01', '57P03', '08006', '25006', '53100', 'ECONNREFUSED', 'ENOSPC', 'EROFS'],
  ['server.away', 'silent', 'connect-timeout', 'connection-lost'],
] as const)('the caller gets %s for %s and its like', (code, ...causes) => {
  expect(causes.map(refusalFor)).toEqual(causes.map(() => code))
})

test('what is silent passes, and what lies under another error', () => {
  expect(transientCause(new DatabaseSilent())).toBe('silent')
  expect(transientCause(new Error('upload failed', { cause: coded('ENOSPC') }))).toBe('ENOSPC')
})

// Our bugs: a wrong statement, value, right or file.
test.each(['42601', '22021', '23505', '42501', '42P01', 'ENOENT', 'EACCES', 'ERR_ASSERTION', '08'])(
  '%s does not pass',
  (code) => {
    expect(isTransient(coded(code))).toBe(false)
  },
)

test('nothing else passes', () => {
  const endless: { cause?: unknown } = {}
  endless.cause = endless
  for (const error of [new TypeError('x is undefined'), null, 'ENOSPC', 1, undefined, endless]) {
    expect(isTransient(error)).toBe(false)
  }
})
