import { knownReason } from '#domain/money/dispute.ts'
import type { EvidenceContent, EvidenceLogLine } from '#domain/money/evidence.ts'
import { writeReceiptNumber } from '#domain/money/receipt-number.ts'
import { reachOf } from '#domain/reference/company.ts'
import { formatDay, formatMoney, localeOf } from '#phrases/format.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { type Fact, lineLabel, speedWords } from './words.ts'

const language = 'en' as const
const money = (cents: number): string => formatMoney(cents, language)
const moments = new Intl.DateTimeFormat(localeOf(language), {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
})
/** '22 Nov 2026, 09:32:11 UTC' */
const moment = (iso: string): string => `${moments.format(new Date(iso))} UTC`
/** '2026-11-22 09:32', where a column says that it is UTC. */
const short = (iso: string): string => iso.slice(0, 16).replace('T', ' ')
const country = (code: string): string =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code

const rowsLeft = (count: number, t: Translate): string | null =>
  count > 0 ? t('evidence.left', { count }) : null

/** The facts in sentences, for a reader in a hurry. */
function summaryOf(content: EvidenceContent, t: Translate): string[] {
  const { contact, agreement, order, payment, travellers, documents, refunds } = content
  const filed = travellers.filter(({ filedAt, state }) => filedAt || state === 'approved').length
  const approved = travellers.filter(({ state }) => state === 'approved').length
  const handedIn = documents.filter(({ type }) => type !== 'visa').length
  const refunded = refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return [
    agreement
      ? t('evidence.summary.signed', {
          name: agreement.name,
          at: moment(agreement.signedAt),
          address: agreement.networkAddress,
        })
      : t('evidence.summary.unsigned', { name: contact.name, at: moment(order.createdAt) }),
    t('evidence.summary.paid', {
      amount: money(payment.amountCents),
      at: moment(payment.capturedAt),
    }),
    ...(handedIn > 0 ? [t('evidence.summary.documents', { count: handedIn })] : []),
    ...(filed > 0 ? [t('evidence.summary.filed', { filed, all: travellers.length })] : []),
    ...(approved > 0 ? [t('evidence.summary.approved', { approved })] : []),
    refunded > 0
      ? t('evidence.summary.refunded', { amount: money(refunded) })
      : t('evidence.summary.notRefunded'),
  ]
}

function caseOf({ dispute }: EvidenceContent, t: Translate): Fact[] {
  const reason = knownReason(dispute.reason)
  return [
    { label: t('evidence.case.reference'), value: dispute.gatewayRef },
    {
      label: t('evidence.case.reason'),
      value: reason ? t(`evidence.reason.${reason}`) : dispute.reason,
    },
    {
      label: t('evidence.case.amount'),
      value: `${money(dispute.amountCents)} ${dispute.currency}`,
    },
    { label: t('evidence.case.opened'), value: moment(dispute.openedAt) },
    ...(dispute.respondBy
      ? [{ label: t('evidence.case.due'), value: moment(dispute.respondBy) }]
      : []),
    { label: t('evidence.case.state'), value: t(`evidence.state.${dispute.state}`) },
  ]
}

function paymentOf({ payment, refunds }: EvidenceContent, t: Translate): Fact[] {
  const { billing, gatewayRef, receiptNumber } = payment
  const lines = billing
    ? [billing.name, ...billing.lines, ...(billing.country ? [country(billing.country)] : [])]
    : []
  return [
    { label: t('evidence.payment.at'), value: moment(payment.capturedAt) },
    { label: t('evidence.payment.amount'), value: money(payment.amountCents) },
    ...(gatewayRef ? [{ label: t('evidence.payment.reference'), value: gatewayRef }] : []),
    ...(receiptNumber === null
      ? []
      : [{ label: t('evidence.payment.receipt'), value: writeReceiptNumber(receiptNumber) }]),
    ...(lines.length > 0
      ? [{ label: t('evidence.payment.billing'), value: lines.join('\n') }]
      : []),
    ...refunds.map(({ at, amountCents }) => ({
      label: t('evidence.payment.refund', { at: formatDay(at, language) }),
      value: money(amountCents),
    })),
  ]
}

function orderOf({ order }: EvidenceContent, t: Translate) {
  const spoken = new Intl.DisplayNames([language], { type: 'language' })
  return {
    title: t('evidence.order.title'),
    facts: [
      { label: t('evidence.order.reference'), value: order.reference },
      { label: t('evidence.order.made'), value: moment(order.createdAt) },
      {
        label: t('evidence.order.visa'),
        value: `${t(`agreement.visaType.${order.visaType}`)}, ${speedWords(order.processingType, order.speeds, t)}`,
      },
      { label: t('evidence.order.travellers'), value: String(order.numberOfApplicants) },
      {
        label: t('evidence.order.language'),
        value: spoken.of(order.language) ?? order.language,
      },
    ] satisfies Fact[],
    head: [t('evidence.order.item'), t('evidence.order.quantity'), t('evidence.order.sum')],
    rows: order.lines.map((line) => [
      lineLabel(line, order.processingType, order.speeds, t),
      String(line.quantity),
      money(line.amountCents),
    ]),
    total: [t('evidence.order.total'), money(order.totalCents)],
  }
}

function consentOf({ agreement }: EvidenceContent, t: Translate) {
  const facts: Fact[] = agreement
    ? [
        { label: t('evidence.agreement.signed'), value: moment(agreement.signedAt) },
        { label: t('evidence.agreement.by'), value: agreement.name },
        { label: t('evidence.agreement.network'), value: agreement.networkAddress },
        {
          label: t('evidence.agreement.terms'),
          value: t('evidence.agreement.terms.value', {
            day: formatDay(agreement.termsVersion, language),
          }),
        },
      ]
    : []
  return {
    title: t('evidence.agreement.title'),
    facts,
    none: agreement ? null : t('evidence.agreement.none'),
    hashLabel: t('evidence.agreement.hash'),
    hash: agreement?.sha256 ?? null,
  }
}

function travellersOf({ travellers }: EvidenceContent, t: Translate) {
  const day = (iso: string | null) => (iso ? iso.slice(0, 10) : '–')
  return {
    title: t('evidence.travellers.title'),
    head: [
      t('evidence.travellers.name'),
      t('evidence.travellers.nationality'),
      t('evidence.travellers.arrival'),
      t('evidence.travellers.filed'),
      t('evidence.travellers.decided'),
      t('evidence.travellers.state'),
    ],
    rows: travellers.map((each) => [
      each.name,
      country(each.nationality),
      each.arrivesOn,
      day(each.filedAt),
      day(each.decidedAt),
      t(`evidence.travellerState.${each.state}`),
    ]),
  }
}

function toWords(to: string, t: Translate): string {
  const states = ['collecting', 'ready', 'filed', 'approved', 'rejected', 'withdrawn'] as const
  const state = states.find((each) => each === to)
  return state ? t(`evidence.travellerState.${state}`) : t(phraseKey(`evidence.status.${to}`))
}

function stepOf({ step, about, to, count }: EvidenceLogLine, t: Translate): string {
  const what = t(`evidence.step.${step}`)
  const withResult = to ? t('evidence.log.to', { what, to: toWords(to, t) }) : what
  const named = about ? t('evidence.log.about', { what: withResult, name: about }) : withResult
  return count > 1 ? t('evidence.log.times', { what: named, count }) : named
}

function logOf({ log, left }: EvidenceContent, t: Translate) {
  return {
    title: t('evidence.log.title'),
    lead: t('evidence.log.lead'),
    head: [t('evidence.log.at'), t('evidence.log.who'), t('evidence.log.what')],
    rows: log.map((line) => [short(line.at), t(`evidence.actor.${line.actor}`), stepOf(line, t)]),
    left: rowsLeft(left.log, t),
  }
}

function lettersOf({ letters, left }: EvidenceContent, t: Translate) {
  const nameOf = (kind: EvidenceContent['letters'][number]['kind']) => t(`letter.list.${kind}`)
  return {
    title: t('evidence.letters.title'),
    lead: t('evidence.letters.lead'),
    none: letters.length === 0 ? t('evidence.letters.none') : null,
    head: [t('evidence.letters.at'), t('evidence.letters.what'), t('evidence.letters.to')],
    rows: letters.map(({ kind, sentAt, recipient }) => [short(sentAt), nameOf(kind), recipient]),
    left: rowsLeft(left.letters, t),
    inFull: t('evidence.letters.inFull'),
    texts: letters.flatMap(({ kind, sentAt, content }) =>
      content
        ? [
            {
              head: `${short(sentAt)} · ${nameOf(kind)}`,
              subject: content.subject,
              text: content.text,
              anew: content.isComposedAnew ? t('evidence.letters.anew') : null,
            },
          ]
        : [],
    ),
  }
}

function documentsOf({ documents, left }: EvidenceContent, t: Translate) {
  return {
    title: t('evidence.documents.title'),
    lead: t('evidence.documents.lead'),
    none: documents.length === 0 ? t('evidence.documents.none') : null,
    head: [t('evidence.documents.at'), t('evidence.documents.what'), t('evidence.documents.of')],
    rows: documents.map(({ at, type, traveller, fileName, version, review, sha256 }) => {
      const named = type === 'visa' ? t('evidence.documents.visa') : t(`document.type.${type}`)
      const verdict =
        review === 'accepted' || review === 'rejected' ? t(`evidence.documents.${review}`) : null
      const facts = [fileName, t('evidence.documents.version', { version }), verdict]
      return {
        cells: [short(at), named, traveller],
        detail: facts.filter(Boolean).join(' · '),
        hash: sha256,
      }
    }),
    left: rowsLeft(left.documents, t),
  }
}

/** The whole bundle as plain strings for the template. */
export function evidenceView(content: EvidenceContent, annexPages: number, t: Translate) {
  const { company, dispute, order, contact, madeAt } = content
  const named = { dispute: dispute.gatewayRef, reference: order.reference }
  return {
    language,
    direction: 'ltr' as const,
    title: t('evidence.title'),
    lead: t('evidence.lead', named),
    subtitle: t('evidence.subtitle'),
    company: company.name,
    markAlt: t('agreement.mark.alt', { company: company.name }),
    madeAt,
    made: t('evidence.madeAt', { at: moment(madeAt), company: company.legalName }),
    issuer: [company.legalName, ...(company.address ? [company.address] : []), reachOf(company)],
    test: content.isTest ? { mark: t('evidence.test.mark'), note: t('evidence.test.note') } : null,
    summary: { title: t('evidence.summary.title'), points: summaryOf(content, t) },
    case: { title: t('evidence.case.title'), facts: caseOf(content, t) },
    payment: { title: t('evidence.payment.title'), facts: paymentOf(content, t) },
    contact: {
      title: t('evidence.contact.title'),
      facts: [
        { label: t('evidence.contact.name'), value: contact.name },
        { label: t('evidence.contact.email'), value: contact.email },
        { label: t('evidence.contact.phone'), value: contact.phone },
      ],
    },
    order: orderOf(content, t),
    consent: consentOf(content, t),
    travellers: travellersOf(content, t),
    log: logOf(content, t),
    letters: lettersOf(content, t),
    documents: documentsOf(content, t),
    annex:
      annexPages > 0
        ? {
            title: t('evidence.annex.title'),
            lead: t('evidence.annex.lead', { count: annexPages }),
            pages: annexPages,
          }
        : null,
    footer: {
      company: t('agreement.footer.company', { company: company.name }),
      id: t('evidence.footer', named),
      page: t('agreement.footer.page', { page: '{{page}}', pages: '{{pages}}' }),
    },
  }
}
