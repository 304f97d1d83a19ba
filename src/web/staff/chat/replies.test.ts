import { expect, test } from 'vitest'
import type { ChatReply } from '#contract/staff/chat.ts'
import { translatorFor } from '#phrases/compile.ts'
import { fitting, replyName } from './replies.ts'

const reply = (name: string, text: string): ChatReply => ({
  id: name,
  name,
  language: 'en',
  text,
  isOwn: false,
})
const all = [
  reply('Greeting', 'Welcome. What about your refund?'),
  reply('Refund', 'A refund takes five to ten days.'),
  reply('Übergabe', 'Die Unterlagen'),
]
test('replies of the product are named in the language of colleagues, others as they were saved', () => {
  const t = translatorFor('en', console.warn)
  expect(replyName({ ...reply('waiting', ''), isOwn: false }, t)).toBe('With the authority')
  expect(replyName({ ...reply('Zanzibar', ''), isOwn: true }, t)).toBe('Zanzibar')
})

const names = (search: string) => fitting(all, search).map(({ name }) => name)

test('nothing typed shows all, in their order', () => {
  expect(names('  ')).toEqual(['Greeting', 'Refund', 'Übergabe'])
})

test('every word has to stand somewhere, a name counts more', () => {
  expect(names('refund')).toEqual(['Refund', 'Greeting'])
  expect(names('days REFUND')).toEqual(['Refund'])
  expect(names('uberg')).toEqual(['Übergabe'])
  expect(names('visa')).toEqual([])
})
