import { priceOf } from '#domain/money/pricing.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { letters } from '../../src/server/correspondence/letter/letter-kinds.ts'
import { emailTest } from '../../src/server/correspondence/letter/letters/email-test.tsx'
import type { LetterView } from '../../src/server/correspondence/letter/render.tsx'

/** Target of every example's button. */
export const exampleLink = 'https://karibu.example/documents?orderId=secret&applicationId=1001'
const codeExample = {
  ...{ code: '048213', reference: 'TZ-001001', minutes: 15 },
  statusUrl: exampleLink,
}
/** Where to unsubscribe from reminders. */
export const stopLink = 'https://karibu.example/status?orderId=secret&reminders=stop'
const price = priceOf(shippedRules, {
  visaType: 'tourist',
  numberOfApplicants: 3,
  processingType: 'urgent',
  hasInsurance: false,
  hasESim: true,
})

const about = { name: 'Zoë', reference: 'TZ-001001' }
const shown = { ...about, statusUrl: exampleLink }

/** Every letter with its view. */
export const letterViews = { ...letters, 'email-test': emailTest }
type Views = typeof letterViews
export type LetterProps = {
  [K in keyof Views]: Views[K] extends LetterView<infer Props> ? Props : never
}

/** An example of every letter, as full as possible. */
export const letterExamples: LetterProps = {
  'payment-confirmed': {
    rules: shippedRules,
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
    continueUrl: exampleLink,
    messengers: ['whatsapp', 'telegram'],
    statusUrl: exampleLink,
    ended: null,
  },
  'order-amended': {
    rules: shippedRules,
    ...shown,
    from: {
      ...{ visaType: 'tourist', processingType: 'normal' },
      ...{ hasInsurance: true, hasESim: false },
    },
    to: {
      ...{ visaType: 'business', processingType: 'urgent' },
      ...{ hasInsurance: false, hasESim: true },
    },
    numberOfApplicants: 3,
    lines: price.lines,
    totalCents: price.totalCents,
    paidCents: 60_000,
    paymentReference: 'pay_8842',
    receiptAttached: true,
    dueOn: '2026-11-26',
    asksMore: true,
    documentsUrl: exampleLink,
  },
  'regime-changed': {
    ...shown,
    names: ['Zoë Çağlar', 'Can Çağlar'],
    days: 14,
    decisionBy: '2026-12-12',
    isLate: true,
    isBeforeFiling: true,
  },
  'documents-received': {
    ...shown,
    numberOfApplicants: 1,
    decisionBy: '2026-12-12',
    readyBy: '2026-11-26',
  },
  'reminder-payment': {
    ...about,
    totalCents: 23300,
    last: false,
    continueUrl: exampleLink,
    stopUrl: stopLink,
  },
  'reminder-documents': {
    ...about,
    missing: [
      { applicant: 'Zoë Çağlar', documents: ['passportPhoto', 'transitVisa'] },
      { applicant: 'Can Çağlar', documents: ['flightTicket'] },
    ],
    last: true,
    continueUrl: exampleLink,
    stopUrl: stopLink,
  },
  'continue-link': { url: exampleLink, minutes: 30 },
  'draft-reminder': { url: exampleLink, keptUntil: '2026-12-06', forgetUrl: stopLink },
  'own-part-asked': { organiser: 'Zoë Çağlar', url: exampleLink },
  'own-part-reminder': { isForDocuments: false, url: exampleLink },
  'own-part-finished': { names: ['Can'], left: 2, url: exampleLink },
  'chat-answer': {
    answers: [
      {
        senderName: 'Neema Sample',
        text: 'Yes, a phone photo is enough.\nAll four corners in it.',
      },
      { senderName: 'Neema Sample', text: '<b>5 < 6</b>' },
    ],
    days: 90,
    url: exampleLink,
  },
  'chat-transcript': {
    messages: [
      { senderName: null, text: 'هل تكفي صورة بالهاتف؟', at: '2026-11-21T09:32:11.000Z' },
      { senderName: 'Neema Sample', text: 'نعم', at: '2026-11-21T09:33:11.000Z' },
    ],
    timeZone: 'Europe/London',
    days: 90,
    url: exampleLink,
  },
  'staff-invitation': { name: 'Neema', inviter: 'Ada', isReset: false, days: 3, url: exampleLink },
  'account-notice': {
    name: 'Neema',
    notice: 'email-asked',
    at: '2026-11-21T09:00:00Z',
    browser: { browser: 'Firefox', system: 'Windows' },
    email: 'neema@karibu.example',
    role: null,
    roleName: null,
    url: exampleLink,
  },
  'staff-alert': { name: 'Neema', kind: 'documents', reference: 'TZ-001001', url: exampleLink },
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
    url: exampleLink,
  },
  'staff-email': { name: 'Neema', hours: 2, url: exampleLink },
  'status-changed': {
    ...shown,
    to: 'processing',
    message: 'Handed in this morning.\nKeep your phone near.',
    partly: null,
  },
  'visa-approved': {
    ...shown,
    message: null,
    fileNames: ['visa.pdf'],
    names: ['Zoë Çağlar'],
    partly: { total: 4, approved: 2, filed: ['Can Çağlar'], open: ['Ece Çağlar'] },
    checkUrl: exampleLink,
  },
  'applicant-decided': {
    ...shown,
    decided: 'rejected',
    names: ['Zoë Çağlar'],
    reason: 'The passport was reported as lost.',
    message: null,
    partly: { total: 3, approved: 1, filed: ['Can Çağlar'], open: [] },
    refundPolicyUrl: exampleLink,
  },
  'questions-asked': {
    ...about,
    questions: [
      { applicant: 'Zoë Çağlar', line: 'marital-status', label: 'Marital status' },
      { applicant: 'Zoë Çağlar', line: 'host-name', label: 'Hotel or host, name' },
      { applicant: 'Can Çağlar', line: 'yellow-fever', label: 'Yellow fever' },
    ],
    submitBy: '2026-12-08',
    answerUrl: exampleLink,
  },
  'documents-asked': {
    ...about,
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
    documentsUrl: exampleLink,
  },
  'refund-made': {
    ...shown,
    ground: 'cancellation',
    withdrawn: 'Can Çağlar',
    paidCents: 28300,
    beforeCents: 5000,
    amountCents: 20800,
    creditNoteAttached: true,
    isOver: true,
    paymentReferences: ['pay_8842', 'pay_8843'],
    arrivesBy: '2026-12-07',
  },
  'application-received': {
    ...shown,
    totalCents: 23300,
    numberOfApplicants: 3,
    payUrl: exampleLink,
    stopUrl: stopLink,
  },
  'application-link': { ...about, status: 'paid', url: exampleLink },
  'applications-found': {
    found: [
      {
        reference: 'TZ-001002',
        names: ['Zoë', 'Can'],
        madeOn: '2026-11-21T09:32:11.000Z',
        status: 'pending',
        url: exampleLink,
      },
      {
        reference: 'TZ-001001',
        names: [],
        madeOn: '2026-10-21T09:32:11.000Z',
        status: 'approved',
        url: stopLink,
      },
    ],
    url: exampleLink,
  },
  cancelled: shown,
  'cancellation-received': {
    ...shown,
    travellers: ['Can Çağlar'],
    refundCents: 5266,
    answerBy: '2026-11-25',
  },
  'cancellation-answered': {
    ...shown,
    travellers: ['Can Çağlar', 'Zoë Çağlar'],
    decision: 'declined',
    isSo: true,
    note: 'The visa is granted already.',
    owed: 'nothing',
    refundCents: 0,
  },
  'data-request-received': {
    ...shown,
    kind: 'erasure',
    dueOn: '2026-12-21',
  },
  'staff-message': {
    ...shown,
    message: 'Please call us back.\nWe have a question about your flight.',
  },
  'email-test': { by: 'Neema', sentAt: '2026-11-21T09:00:00Z', url: exampleLink },
  'answers-corrected': {
    ...about,
    by: 'staff',
    applicant: 'Zoë Çağlar',
    fields: ['passportNumber', 'intendedDateOfArrival'],
    reason: 'The last two digits were swapped.',
    asksAgain: ['passportDocument', 'flightTicket'],
    url: exampleLink,
  },
  'contact-code': { kind: 'contact-code', ...codeExample },
  'contact-changed': {
    reader: 'old',
    reference: 'TZ-001001',
    email: 'z•••@karibu.example',
    url: exampleLink,
  },
  'download-code': { kind: 'download-code', ...codeExample },
}
