import { expect, test } from 'vitest'
import { keyInHash } from './key.ts'

const sessionId = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'

test('the key in an address opens its conversation, anything else nothing', () => {
  expect(keyInHash(`#chat=${sessionId}.aB-_9`)).toEqual({ sessionId, token: 'aB-_9', seen: 0 })
  for (const hash of ['', '#chat=', `#chat=${sessionId}`, `#chat=${sessionId}.a/b`, '#main']) {
    expect(keyInHash(hash)).toBeNull()
  }
})
