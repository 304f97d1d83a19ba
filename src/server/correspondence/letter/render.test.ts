import { describe, expect, test } from 'vitest'
import { keepsContent, letterKinds, withoutLinkSecrets } from '#domain/letter.ts'
import { defaultCompany } from '#domain/reference/company.ts'
import { completeLanguages, type Language } from '#domain/reference/languages.ts'
import { letter as staffWords } from '#phrases/en/staff/letter.ts'
import {
  letterExamples as examples,
  type LetterProps,
  exampleLink as link,
  stopLink as stop,
  letterViews as views,
} from '../../../../test/support/letter-examples.ts'
import { type LetterView, renderLetter } from './render.tsx'

const frame = { company: defaultCompany, baseUrl: 'https://karibu.example' }
const all = [...letterKinds, 'email-test'] as const

function render<K extends keyof LetterProps>(
  kind: K,
  props: LetterProps[K] = examples[kind],
  language: Language = 'en',
) {
  const typed: { [Kind in keyof LetterProps]: LetterView<LetterProps[Kind]> } = views
  return renderLetter(typed[kind], props, { ...frame, language })
}

test.each(letterKinds)('the list of letters has words for %s', (kind) => {
  expect(Object.keys(staffWords)).toContain(`kind.${kind}`)
})

describe.each(all)('%s', (kind) => {
  test('has a short subject and one button, and the plain text writes its link out', () => {
    const { subject, html, text } = render(kind)
    expect(subject.length).toBeLessThan(80)
    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(html).toContain(link.replace('&', '&amp;'))
    expect(text).toContain(`\n${link}\n`)
  })

  test('keeps no secret of a link, and no code, in any language', () => {
    if (kind === 'email-test' || !keepsContent(kind)) return
    for (const language of completeLanguages) {
      const { subject, html, text } = render(kind, examples[kind], language)
      for (const form of [html, text]) {
        const kept = withoutLinkSecrets(form, 'karibu.example')
        expect(`${subject} ${kept}`).not.toMatch(/secret|048213|karibu\.example\/[^\s"'<>]*[?#]/)
        // Nothing else is lost.
        expect(kept.length).toBeGreaterThan(form.length / 2)
      }
    }
  })

  test('loads nothing, says who we are not, and keeps the lines of its plain text short', () => {
    const { html, text } = render(kind)
    expect(html).not.toMatch(/<img|<script|<iframe|url\(|@import|<link/)
    expect(text.replace(/\s+/g, ' ')).toContain(
      'private consultancy and not part of any government',
    )
    const lines = text.split('\n').filter((line) => !line.startsWith('https://'))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
  })

  test.each(completeLanguages)('says everything in %s, in both forms', (language) => {
    const { subject, html, text } = render(kind, examples[kind], language)
    for (const words of [subject, html, text]) {
      expect(words).not.toMatch(
        /\b(letter|agreement|document|notice)\.[a-z-]+\.|\bletter\.[a-z-]+|undefined|\[object|\{\w+\}/,
      )
    }
    expect(html).toContain(`lang="${language}"`)
    expect(/<html[^>]*dir="rtl"/.test(html)).toBe(language === 'ar')
  })
})

test('an accepted cancellation says what will be refunded, and once where to ask', () => {
  const declined = examples['cancellation-answered']
  const accepted = { ...declined, decision: 'accepted', owed: 'all', refundCents: 208_00 } as const
  const { text } = render('cancellation-answered', accepted)
  expect(text.replace(/\s+/g, ' ')).toMatch(/We will refund the amount below.* \$208\.00/)
  expect(text.match(/Questions\?/g)).toHaveLength(1)
  expect(render('cancellation-answered').text).not.toMatch(/refund/i)
})

test('an address is not broken at its hyphen', () => {
  const { html, text } = render('application-received', undefined, 'ar')
  const { email } = defaultCompany
  expect(html).toMatch(new RegExp(`<span style="display:inline-block;[^"]*">${email}</span>`))
  expect(text).toContain(email)
})

test('the receipt adds up', () => {
  const { text } = render('payment-confirmed')
  expect(text).toMatch(/Visa fee and preparation × 3 +\$285\.00/)
  expect(text).toMatch(/Urgent processing, 2 to 3 business days +\$79\.00/)
  expect(text).toMatch(/Total +\$633\.00/)
  expect(text).toMatch(/Of this, the official visa fee +\$150\.00/)
  expect(text).toMatch(/Of this, our service fee +\$483\.00/)
  expect(text).toMatch(/Paid +21 November 2026/)
  expect(text).toContain('Your receipt and the agreement you signed are attached as PDFs.')
  const without = { agreementAttached: false, receiptAttached: false }
  const bare = render('payment-confirmed', { ...examples['payment-confirmed'], ...without }).text
  expect(bare).not.toContain('attached')
  expect(bare).toContain('Your receipt is on the status page')
})

test('a changed order says what it was and what it is', () => {
  const { text } = render('order-amended')
  expect(text).toMatch(/Visa +Business \(before: Tourist, single entry\)/)
  expect(text.match(/^Visa {2,}/gm)).toHaveLength(1)
  expect(text).toMatch(/Processing speed +Urgent \(before: Normal\)/)
  expect(text).toMatch(/Added +eSIM/)
  expect(text).toMatch(/Removed +Travel insurance/)
  const { to } = examples['order-amended']
  const from = { ...to, processingType: 'normal' } as const
  const one = render('order-amended', { ...examples['order-amended'], from }).text
  expect(one).toContain('before: Normal')
  expect(one).not.toMatch(/before: (?!Normal)|Added|Removed/)
})

test('both reminders can be stopped, and name what is missing', () => {
  for (const kind of ['reminder-payment', 'reminder-documents'] as const) {
    expect(render(kind).text).toContain(stop)
  }
  const { subject, text } = render('reminder-documents')
  expect(subject).toBe('TZ-001001: 3 documents are still missing')
  expect(text).toContain('Zoë Çağlar · Passport photo, Visa for your next country')
})
