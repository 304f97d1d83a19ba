import { expect, test } from 'vitest'
import { fitting } from './commands.ts'

const commands = ['Go to Letters', 'Go to Çalışanlar', 'Write a note'].map((words) => ({
  id: words,
  group: '',
  words,
  to: '/',
}))

test.each([
  ['', 3],
  ['go', 2],
  ['letters GO', 1],
  ['calı', 1],
  ['refund', 0],
])('%j finds %d', (typed, count) => expect(fitting(commands, typed)).toHaveLength(count))
