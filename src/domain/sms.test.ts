import { expect, test } from 'vitest'
import { answerForSms, smsSegments } from './sms.ts'

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['é'.repeat(160), 1],
  ['ж'.repeat(70), 1],
  ['ж'.repeat(71), 2],
  ['ж'.repeat(201), 3],
  ['ж'.repeat(202), 4],
  ['🙂'.repeat(35), 1],
  ['🙂'.repeat(36), 2],
])('%s takes %i segments', (text, segments) => expect(smsSegments(text)).toBe(segments))

const link = 'https://karibu.example/status?orderId=0e4c'

test.each([
  ['a short answer', 'See you tomorrow.', 'See you tomorrow.'],
  ['of 300 characters', 'a'.repeat(300), 'a'.repeat(300)],
  ['of one more', 'a'.repeat(301), `${'a'.repeat(300)}... ${link}`],
  ['in Cyrillic', 'ж'.repeat(250), `${'ж'.repeat(201 - 4 - link.length)}... ${link}`],
  ['in faces', '🙂'.repeat(150), `${'🙂'.repeat(77)}... ${link}`],
])('%s', (_, text, sent) => {
  expect(answerForSms(text, link)).toBe(sent)
  expect(smsSegments(answerForSms(text, link))).toBeLessThanOrEqual(3)
})
