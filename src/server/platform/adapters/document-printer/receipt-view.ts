import { shownLines } from '#domain/money/pricing.ts'
import { writeReceiptNumber } from '#domain/money/receipt-number.ts'
import { reachOf } from '#domain/reference/company.ts'
import { directionOf, type Language } from '#domain/reference/languages.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatDay, formatMoney, isolated } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import type { IssuedReceipt, ReceiptPrint } from './port.ts'
import { type Fact, lineLabel } from './words.ts'

type Party = { role: string; name: string; lines: string[] }

type Of<Kind extends IssuedReceipt['kind']> = Extract<IssuedReceipt, { kind: Kind }>

/** The calendar day at the company's seat. */
const dayOf = (iso: string, language: Language): string =>
  formatDay(dayAtSeat(new Date(iso)), language)

function issuerOf({ company, language }: IssuedReceipt, t: Translate): Party {
  const { legalName, address, registration, taxId } = company
  const number = (text: string) => isolated(text, language)
  return {
    role: t('receipt.issuer'),
    name: legalName,
    lines: [
      ...(address ? [number(address)] : []),
      number(reachOf(company)),
      ...(registration
        ? [t('receipt.company.registration', { number: number(registration) })]
        : []),
      ...(taxId ? [t('receipt.company.taxId', { number: number(taxId) })] : []),
    ],
  }
}

function payerOf({ billing, language }: IssuedReceipt, t: Translate): Party {
  const role = t('receipt.payer')
  if (!billing) return { role, name: t('receipt.erased'), lines: [] }
  const { name, lines, country } = billing
  const named = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  return {
    role,
    name: isolated(name, language),
    lines: [
      ...lines.map((line) => isolated(line, language)),
      ...(country ? [named.of(country) ?? country] : []),
    ],
  }
}

/** The lines, their total, and how it breaks down. */
function chargeOf(content: Of<'receipt'>, { rules }: ReceiptPrint, t: Translate) {
  const { language, order, lines, subject, totalCents, authorityCents, serviceCents } = content
  const money = (cents: number) => formatMoney(cents, language)
  return {
    title: t(`receipt.lines.${subject}`),
    head: [
      t('agreement.price.item'),
      t('agreement.price.quantity'),
      t('agreement.price.unit'),
      t('agreement.price.amount'),
    ],
    rows: (subject === 'order' ? shownLines(rules.prices, lines) : lines).map((line) => [
      lineLabel(line, order.processingType, rules.speeds, t),
      String(line.quantity),
      money(line.unitCents),
      money(line.amountCents),
    ]),
    total: [t('agreement.price.total'), money(totalCents)],
    parts: [
      [t('receipt.share.authority'), money(authorityCents)],
      [t('receipt.share.service'), money(serviceCents)],
    ],
  }
}

/** The refunded amount and the part of the payment that stays. */
function creditOf(content: Of<'credit-note'>, t: Translate) {
  const { language, ground, totalCents, paidCents, returnedBeforeCents } = content
  const money = (cents: number) => formatMoney(cents, language)
  const leftCents = paidCents - returnedBeforeCents - totalCents
  return {
    title: t('receipt.lines.credit'),
    head: [t('agreement.price.item'), t('agreement.price.amount')],
    rows: [[t(`receipt.credit.${ground}`), money(totalCents)]],
    total: [t('receipt.credit.total'), money(totalCents)],
    parts: [
      [t('receipt.credit.paid'), money(paidCents)],
      ...(returnedBeforeCents > 0
        ? [[t('receipt.credit.before'), money(returnedBeforeCents)]]
        : []),
      [t('receipt.credit.left'), money(leftCents)],
    ],
  }
}

function factsOf(content: IssuedReceipt, print: ReceiptPrint, t: Translate): Fact[] {
  const { language, order, reference } = content
  const facts = [
    { label: t('receipt.number'), value: writeReceiptNumber(print.number) },
    { label: t('receipt.issuedOn'), value: dayOf(print.issuedAt, language) },
  ]
  if (content.kind === 'credit-note') {
    const number = writeReceiptNumber(content.receiptNumber)
    const day = dayOf(content.receiptIssuedAt, language)
    const value = t('receipt.credit.receipt.value', { number, day })
    facts.push({ label: t('receipt.credit.receipt'), value })
  }
  facts.push({ label: t('agreement.order.reference'), value: reference })
  if (content.kind === 'receipt') {
    const visa = t(`agreement.visaType.${order.visaType}`)
    facts.push({ label: t('agreement.order.visa'), value: visa })
    facts.push({
      label: t('agreement.order.travellers'),
      value: String(order.numberOfApplicants),
    })
  }
  return facts
}

function paymentOf({ kind, payment, language }: IssuedReceipt, t: Translate) {
  const { gatewayRef, capturedAt } = payment
  const reference = gatewayRef
    ? [{ label: t('receipt.payment.reference'), value: isolated(gatewayRef, language) }]
    : []
  const at = { label: t('receipt.payment.at'), value: dayOf(capturedAt, language) }
  if (kind === 'credit-note') {
    const card = { label: t('receipt.return.by'), value: t('receipt.return.card') }
    return { title: t('receipt.return.title'), facts: [card, at, ...reference] }
  }
  const card = { label: t('receipt.payment.by'), value: t('receipt.payment.card') }
  return { title: t('receipt.payment.title'), facts: [card, at, ...reference] }
}

/** A whole receipt or credit note as plain strings for the template. */
export function receiptView(content: IssuedReceipt, print: ReceiptPrint, t: Translate) {
  const { company, language, kind, reference } = content
  const title = t(`receipt.title.${kind}`)
  const number = writeReceiptNumber(print.number)
  return {
    language,
    direction: directionOf(language),
    title,
    subtitle: t('agreement.subtitle'),
    company: company.name,
    markAlt: t('agreement.mark.alt', { company: company.name }),
    issuedAt: print.issuedAt,
    facts: factsOf(content, print, t),
    parties: [issuerOf(content, t), payerOf(content, t)],
    table: kind === 'receipt' ? chargeOf(content, print, t) : creditOf(content, t),
    payment: paymentOf(content, t),
    // Without a tax number nobody could think that tax was charged.
    note: company.taxId ? t('receipt.note.tax') : null,
    test: content.isTest ? { mark: t('receipt.test.mark'), note: t('receipt.test.note') } : null,
    footer: {
      company: t('agreement.footer.company', { company: company.name }),
      questions: t('receipt.footer.questions', { email: isolated(company.email, language) }),
      id: `${title} ${number} · ${reference}`,
      page: t('agreement.footer.page', { page: '{{page}}', pages: '{{pages}}' }),
    },
  }
}
