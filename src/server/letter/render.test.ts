import { describe, expect, test } from 'vitest'
import { keepsContent, letterKinds, withoutLinkSecrets } from '#domain/letter.ts'
import { priceOf } from '#domain/money/pricing.ts'
import { defaultCompany } from '#domain/reference/company.ts'
import { completeLanguages, type Language } from '#domain/reference/languages.ts'
import { letter as staffWords } from '#phrases/en/staff/letter.ts'
import { emailTest } from './letters/email-test.tsx'
import { letters } from './letters.ts'
import { type LetterView, renderLetter } from './render.tsx'

const frame = {
  company: defaultCompany,
  baseUrl: 'https://karibu.example',
}
const link = 'https://karibu.example/documents?orderId=secret&applicationId=1001'
const stop = 'https://karibu.example/status?orderId=secret&reminders=stop'
const price = priceOf({
  visaType: 'tourist',
  numberOfApplicants: 3,
  processingType: 'urgent',
  hasInsurance: false,
  hasESim: true,
})

const views = { ...letters, 'email-test': emailTest }
type Views = typeof views
type LetterProps = { [K in keyof Views]: Views[K] extends LetterView<infer Props> ? Props : never }

const examples: LetterProps = {
  'payment-confirmed': {
    name: 'Zoë Çağlar-O’Brien',
    reference: 'TZ-001001',
    visaType: 'tourist',
    processingType: 'urgent',
    numberOfApplicants: 3,
    ...price,
    decisionBy: '2026-12-06',
    paidAt: '2026-11-21T09:32:11.000Z',
    paymentReference: 'sbx-1',
    agreementAttached: true,
    receiptAttached: true,
    continueUrl: link,
  },
  'order-amended': {
    name: 'Zoë',
    reference: 'TZ-001001',
    visaType: 'business',
    processingType: 'urgent',
    lines: price.lines,
    totalCents: price.totalCents,
    paidCents: 60_000,
    paymentReference: 'pay_8842',
    receiptAttached: true,
    dueOn: '2026-11-26',
    asksMore: true,
    statusUrl: link,
    documentsUrl: link,
  },
  'documents-received': {
    name: 'Zoë',
    reference: 'TZ-001001',
    numberOfApplicants: 1,
    decisionBy: '2026-12-12',
    readyBy: '2026-11-26',
    statusUrl: link,
  },
  'reminder-payment': {
    name: 'Zoë',
    reference: 'TZ-001001',
    totalCents: 23300,
    last: false,
    continueUrl: link,
    stopUrl: stop,
  },
  'reminder-documents': {
    name: 'Zoë',
    reference: 'TZ-001001',
    missing: [
      { applicant: 'Zoë Çağlar', documents: ['passportPhoto', 'transitVisa'] },
      { applicant: 'Can Çağlar', documents: ['flightTicket'] },
    ],
    last: true,
    continueUrl: link,
    stopUrl: stop,
  },
  'continue-link': { url: link, minutes: 30 },
  'draft-reminder': { url: link, keptUntil: '2026-12-06', forgetUrl: stop },
  'own-part-asked': { organiser: 'Zoë Çağlar', url: link },
  'own-part-reminder': { isForDocuments: false, url: link },
  'own-part-finished': { names: ['Can'], left: 2, url: link },
  'chat-answer': {
    answers: [
      {
        senderName: 'Neema Sample',
        text: 'Yes, a phone photo is enough.\nAll four corners in it.',
      },
      { senderName: 'Neema Sample', text: '<b>5 < 6</b>' },
    ],
    days: 90,
    url: link,
  },
  'chat-transcript': {
    messages: [
      { senderName: null, text: 'هل تكفي صورة بالهاتف؟', at: '2026-11-21T09:32:11.000Z' },
      { senderName: 'Neema Sample', text: 'نعم', at: '2026-11-21T09:33:11.000Z' },
    ],
    timeZone: 'Europe/London',
    days: 90,
    url: link,
  },
  'staff-invitation': { name: 'Neema', inviter: 'Ada', isReset: false, days: 3, url: link },
  'account-notice': {
    name: 'Neema',
    notice: 'email-asked',
    at: '2026-11-21T09:00:00Z',
    browser: { browser: 'Firefox', system: 'Windows' },
    email: 'neema@karibu.example',
    role: null,
    roleName: null,
    url: link,
  },
  'staff-alert': { name: 'Neema', kind: 'documents', reference: 'TZ-001001', url: link },
  'staff-digest': {
    name: 'Neema',
    day: '2026-11-23',
    groups: [
      { kind: 'documents', references: ['TZ-001001', 'TZ-001002'] },
      {
        kind: 'late-tomorrow',
        references: Array.from({ length: 22 }, (_, i) => `TZ-00${1100 + i}`),
      },
    ],
    url: link,
  },
  'staff-email': { name: 'Neema', hours: 2, url: link },
  'status-changed': {
    name: 'Zoë',
    reference: 'TZ-001001',
    to: 'processing',
    message: 'Handed in this morning.\nKeep your phone near.',
    partly: null,
    statusUrl: link,
  },
  'visa-approved': {
    name: 'Zoë',
    reference: 'TZ-001001',
    message: null,
    fileNames: ['visa.pdf'],
    names: ['Zoë Çağlar'],
    partly: { total: 4, approved: 2, filed: ['Can Çağlar'], open: ['Ece Çağlar'] },
    statusUrl: link,
    checkUrl: link,
  },
  'applicant-decided': {
    name: 'Zoë',
    reference: 'TZ-001001',
    decided: 'rejected',
    names: ['Zoë Çağlar'],
    reason: 'The passport was reported as lost.',
    message: null,
    partly: { total: 3, approved: 1, filed: ['Can Çağlar'], open: [] },
    statusUrl: link,
    refundPolicyUrl: link,
  },
  'documents-asked': {
    name: 'Zoë',
    reference: 'TZ-001001',
    documents: [
      {
        applicant: 'Zoë Çağlar',
        document: 'passportPhoto',
        reason: 'photo-background',
        note: null,
      },
      {
        applicant: 'Can Çağlar',
        document: 'flightTicket',
        reason: 'other',
        note: 'It is of 2024.',
      },
    ],
    replyBy: '2026-11-26',
    documentsUrl: link,
  },
  'refund-made': {
    name: 'Zoë',
    reference: 'TZ-001001',
    ground: 'cancellation',
    withdrawn: 'Can Çağlar',
    paidCents: 28300,
    beforeCents: 5000,
    amountCents: 20800,
    creditNoteAttached: true,
    isOver: true,
    paymentReferences: ['pay_8842', 'pay_8843'],
    arrivesBy: '2026-12-07',
    statusUrl: link,
  },
  'application-received': {
    name: 'Zoë',
    reference: 'TZ-001001',
    totalCents: 23300,
    numberOfApplicants: 3,
    payUrl: link,
    statusUrl: link,
    stopUrl: stop,
  },
  'application-link': { name: 'Zoë', reference: 'TZ-001001', status: 'paid', url: link },
  'applications-found': {
    found: [
      {
        reference: 'TZ-001002',
        names: ['Zoë', 'Can'],
        madeOn: '2026-11-21T09:32:11.000Z',
        status: 'pending',
        url: link,
      },
      {
        reference: 'TZ-001001',
        names: [],
        madeOn: '2026-10-21T09:32:11.000Z',
        status: 'approved',
        url: stop,
      },
    ],
    url: link,
  },
  cancelled: { name: 'Zoë', reference: 'TZ-001001', statusUrl: link },
  'cancellation-received': {
    name: 'Zoë',
    reference: 'TZ-001001',
    travellers: ['Can Çağlar'],
    refundCents: 5266,
    answerBy: '2026-11-25',
    statusUrl: link,
  },
  'cancellation-answered': {
    name: 'Zoë',
    reference: 'TZ-001001',
    travellers: ['Can Çağlar', 'Zoë Çağlar'],
    decision: 'declined',
    note: 'The visa is granted already.',
    statusUrl: link,
  },
  'data-request-received': {
    name: 'Zoë',
    reference: 'TZ-001001',
    kind: 'erasure',
    dueOn: '2026-12-21',
    statusUrl: link,
  },
  'staff-message': {
    name: 'Zoë',
    reference: 'TZ-001001',
    message: 'Please call us back.\nWe have a question about your flight.',
    statusUrl: link,
  },
  'email-test': { by: 'Neema', sentAt: '2026-11-21T09:00:00Z', url: link },
  'answers-corrected': {
    name: 'Zoë',
    reference: 'TZ-001001',
    by: 'staff',
    applicant: 'Zoë Çağlar',
    fields: ['passportNumber', 'intendedDateOfArrival'],
    reason: 'The last two digits were swapped.',
    asksAgain: ['passportDocument', 'flightTicket'],
    url: link,
  },
  'contact-code': { code: '048213', reference: 'TZ-001001', minutes: 15, statusUrl: link },
  'contact-changed': {
    reader: 'old',
    reference: 'TZ-001001',
    email: 'z•••@karibu.example',
    url: link,
  },
  'download-code': { code: '048213', reference: 'TZ-001001', minutes: 15, statusUrl: link },
}

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
  test('has all its words, in both forms', () => {
    const { subject, html, text } = render(kind)
    for (const words of [subject, html, text]) {
      expect(words).not.toMatch(
        /\b(letter|agreement|notice)\.[a-z-]+\.|\bletter\.[a-z-]+|undefined|\[object|\{\w+\}/,
      )
    }
    expect(subject.length).toBeLessThan(80)
  })

  test('has one button, and the plain text writes its link out', () => {
    const { html, text } = render(kind)
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

  test('loads nothing from anywhere', () => {
    const { html } = render(kind)
    expect(html).not.toMatch(/<img|<script|<iframe|url\(|@import|<link/)
  })

  test('the plain text keeps its lines short and its column single', () => {
    const { text } = render(kind)
    const lines = text.split('\n').filter((line) => !line.startsWith('https://'))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78)
  })

  test('says who we are not', () => {
    const { text } = render(kind)
    expect(text.replace(/\s+/g, ' ')).toContain(
      'private consultancy and not part of any government',
    )
  })

  test.each(completeLanguages)('says everything in %s', (language) => {
    const { subject, html, text } = render(kind, examples[kind], language)
    for (const words of [subject, html, text]) {
      expect(words).not.toMatch(/\b(letter|agreement|document)\.[a-z-]+\.|undefined|\{\w+\}/)
    }
    expect(html).toContain(`lang="${language}"`)
  })

  test('is laid out from right to left in Arabic', () => {
    const { html } = render(kind, examples[kind], 'ar')
    expect(html).toMatch(/<html[^>]*dir="rtl"/)
  })
})

test('the receipt adds up', () => {
  const { text } = render('payment-confirmed')
  expect(text).toMatch(/Visa fee and preparation × 3 +\$285\.00/)
  expect(text).toMatch(/Urgent processing, 2-3 business days +\$79\.00/)
  expect(text).toMatch(/Total +\$633\.00/)
  expect(text).toMatch(/Paid +21 November 2026/)
  expect(text).toContain('attached as a PDF')
  const without = { agreementAttached: false, receiptAttached: false }
  const bare = render('payment-confirmed', { ...examples['payment-confirmed'], ...without }).text
  expect(bare).not.toContain('attached')
  expect(bare).toContain('Your receipt is ready for you on the status page')
})

test('both reminders can be stopped, and name what is missing', () => {
  for (const kind of ['reminder-payment', 'reminder-documents'] as const) {
    expect(render(kind).text).toContain(stop)
  }
  const { subject, text } = render('reminder-documents')
  expect(subject).toBe('TZ-001001: 3 documents are still missing')
  expect(text).toContain('Zoë Çağlar: Passport photo, Visa of the next country')
})

test('a name is a name, whatever it looks like', () => {
  const name = '<script>alert(1)</script>&amp;"'
  const { html, text } = render('reminder-payment', { ...examples['reminder-payment'], name })
  expect(html).not.toContain('<script')
  expect(text).toContain(`Dear ${name},`)
})
