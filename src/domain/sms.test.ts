import { expect, test } from 'vitest'
import { answerForSms, smsSegments } from './sms.ts'

test.each([
  ['a', [0, 160, 161, 306, 307], [1, 1, 2, 2, 3]],
  ['€', [80, 81], [1, 2]],
  ['é', [160], [1]],
  ['ж', [70, 71, 201, 202], [1, 2, 3, 4]],
  ['🙂', [35, 36], [1, 2]],
])('%s, %j times, takes %j segments', (sign, times, segments) => {
  expect(times.map((count) => smsSegments(sign.repeat(count)))).toEqual(segments)
})

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
