import { expect, test } from 'vitest'
import { uuidFrom } from './uuid.ts'

test('sixteen bytes make a UUID of version 4, and stay as they were', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, at) => at * 17)
  expect(uuidFrom(bytes)).toBe('00112233-4455-4677-8899-aabbccddeeff')
  expect(bytes[6]).toBe(102)
})
