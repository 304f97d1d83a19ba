import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computingMs } from '../../../test/support/computing.ts'
import { splitQuoted } from './quote.ts'

const from = 'Karibu Visa <visa+a1@example.org>'

test.each([
  ['Gmail', `On Mon, 2 Nov 2026 at 10:00, ${from} wrote:`],
  ['Gmail, broken', `On Mon, 2 Nov 2026 at 10:00, Karibu Visa <\nvisa+a1@example.org> wrote:`],
  ['Apple', `On 2. Nov 2026, at 10:00, ${from} wrote:`],
  ['German', `Am Mo., 2. Nov. 2026 um 10:00 Uhr schrieb ${from}:`],
  ['French', `Le lun. 2 nov. 2026 à 10:00, ${from} a écrit :`],
  ['Spanish', `El lun, 2 nov 2026 a las 10:00, Karibu Visa (<visa+a1@example.org>) escribió:`],
  ['Russian', `пн, 2 нояб. 2026 г. в 10:00, ${from}:`],
  ['Russian, Yandex', `02.11.2026, 10:00, "Karibu Visa" <visa@example.org> пишет:`],
  ['Turkish', `${from}, 2 Kas 2026 Pzt, 10:00 tarihinde şunu yazdı:`],
  ['Arabic', `في الإثنين، 2 نوفمبر 2026 في 10:00 ص كتب ${from}:`],
  ['Japanese', `2026年11月2日(月) 10:00 ${from}:`],
  ['Korean', `2026년 11월 2일 (월) 오전 10:00, ${from}님이 작성:`],
  ['Chinese', `${from} 于2026年11月2日周一 10:00写道：`],
  ['Yahoo', '----- Original Message -----'],
  ['Outlook', '-----Original Message-----'],
  ['Outlook, German', '-----Ursprüngliche Nachricht-----'],
  ['Outlook, Russian', '-----Исходное сообщение-----'],
  ['a block of headers', `From: ${from}\nSent: Monday, 2 November 2026 10:00\nTo: a@example.org`],
  ['the same in Turkish', `Kimden: ${from}\nGönderildi: 2 Kasım 2026\nKime: a@example.org`],
  ['the same in Chinese', `发件人: ${from}\n发送时间: 2026年11月2日\n收件人: a@example.org`],
  ['quoted lines alone', '> Please send us your passport page.'],
])('what is repeated is cut: %s', (_, introduction) => {
  const own = 'Here it is.\nWith kind regards\n\n'
  const quoted = `${introduction}\n> Dear traveller,\n> please answer.\n`
  expect(splitQuoted(own + quoted)).toEqual({ text: own, quoted })
})

test.each([
  ['no quote', 'Hello,\nmy flight is on Monday.\n'],
  ['nothing', ''],
  ['a sentence that begins alike', 'On Monday I fly. My brother wrote that all is well.\n'],
  ['one line like a header', 'From: Berlin\nto Zanzibar, in June.\n'],
  [
    'answers between the lines',
    `On Monday, 2 Nov 2026, ${from} wrote:\n> When?\nIn June.\n> Where?\nHere.\n`,
  ],
  ['a quote in the middle', '> When do you arrive?\nOn 3 June.\n'],
])('all of it was written: %s', (_, whole) => {
  expect(splitQuoted(whole)).toEqual({ text: whole, quoted: '' })
})

test('a bare repetition has no text of its own', () => {
  expect(splitQuoted('> only\n> this').text).toBe('')
})

test('nothing is ever lost', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '> quoted',
      '',
      'On 2 Nov 2026 at 10:00, A <a@b.c> wrote:',
      'From: x',
      'To: y',
      'Date: z',
    ),
    fc.constantFrom('-----Original Message-----', 'a\r', '  > b', '2026年11月2日 10:00 A <a@b.c>:'),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const whole = lines.join('\n')
      const { text, quoted } = splitQuoted(whole)
      expect(text + quoted).toBe(whole)
    }),
  )
})

test('a long hostile text takes no time', () => {
  const took = computingMs(() => {
    splitQuoted(`${'On '.repeat(40_000)}\n`.repeat(5))
    splitQuoted('On a wrote\n'.repeat(20_000))
    splitQuoted(`${'年月日 '.repeat(30_000)}写道`)
  })
  expect(took).toBeLessThan(2_000)
})
