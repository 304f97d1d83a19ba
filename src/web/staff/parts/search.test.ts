import { expect, test } from 'vitest'
import { holding } from './search.ts'

const words = ['Go to Letters', 'Go to Çalışanlar', 'Write a note']

test.each([
  ['', 3],
  ['go', 2],
  ['letters GO', 1],
  ['calı', 1],
  ['refund', 0],
])('%j finds %d', (typed, count) => expect(words.filter(holding(typed))).toHaveLength(count))
