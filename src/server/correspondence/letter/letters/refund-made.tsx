import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import type { Cents } from '#domain/money/money.ts'
import { type DecisionGround, isDecision } from '#domain/money/refund.ts'
import { addBusinessDays, dayAtSeat } from '#domain/time/business-day.ts'
import { formatMoney, formatName, formatSentences, formatWholeDay } from '#phrases/format.ts'
import type { ApplicationRow } from '../../../data/application/application.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findCounted } from '../../../data/money/payment.ts'
import { findCreditNotes } from '../../../data/money/receipt.ts'
import { findDecision, findRefunds } from '../../../data/money/refund.ts'
import { receiptAttachments } from '../../../money/receipt/receipt.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  /** The ground; `part` where the rest of the application continues. */
  ground: DecisionGround | 'lapsed' | 'part'
  /** Who withdrew while others continue. */
  withdrawn: string | null
  paidCents: Cents
  /** Refunded earlier by other decisions. */
  beforeCents: Cents
  amountCents: Cents
  creditNoteAttached: boolean
  /** Whether no further refund can follow. */
  isOver: boolean
  /** The gateway's references of the payments. */
  paymentReferences: readonly string[]
  /** When the money will have arrived. */
  arrivesBy: string
  statusUrl: string
}

function rowsOf({ t, language }: Frame, props: Props): (readonly [string, string])[] {
  const { paidCents, beforeCents, amountCents, isOver, paymentReferences } = props
  const left = paidCents - beforeCents - amountCents
  const money = (label: string, cents: Cents) => [label, formatMoney(cents, language)] as const
  return [
    [t('letter.fact.reference'), props.reference],
    ...paymentReferences.map((number) => [t('letter.fact.payment'), number] as const),
    money(t('letter.refund-made.paid'), paidCents),
    ...(beforeCents > 0 ? [money(t('letter.refund-made.before'), beforeCents)] : []),
    ...(left > 0 ? [money(t(`letter.refund-made.${isOver ? 'kept' : 'open'}`), left)] : []),
    money(t('letter.refund-made.amount'), amountCents),
  ]
}

function RefundMade({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { withdrawn } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.refund-made.preview')}
      title={t('letter.refund-made.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t(`letter.refund-made.text.${props.ground}`)}</Paragraph>
      {withdrawn && <Paragraph>{t('letter.refund-made.withdrawn', { name: withdrawn })}</Paragraph>}
      <Facts rows={rowsOf(frame, props)} main={t('letter.refund-made.amount')} />
      <Paragraph>
        {formatSentences(
          [
            t('letter.refund-made.arrives', { day: formatWholeDay(props.arrivesBy, language) }),
            props.creditNoteAttached ? t('letter.refund-made.note') : '',
          ],
          language,
        )}
      </Paragraph>
      <Action href={props.statusUrl}>{t('letter.refund-made.action')}</Action>
      <Note>{t('letter.refund-made.help')}</Note>
    </Layout>
  )
}

type Row = Awaited<ReturnType<typeof findDecision>>[number]

const sumOf = <T,>(rows: readonly T[], cents: (row: T) => Cents): Cents =>
  rows.reduce((sum, row) => sum + cents(row), 0)

/**
 * Staff decisions relate to everything paid, as it was when their refund was made; automatic refunds
 * to their payment.
 */
async function sumsOf(tx: Tx, row: ApplicationRow, rows: readonly Row[], doneAt: Date) {
  const amountCents = sumOf(rows, (each) => each.amountCents)
  const isOver = row.paymentStatus === 'refunded'
  const [own] = rows
  if (!own || !isDecision(own.reason)) {
    const paidCents = sumOf(rows, (each) => each.paidCents)
    return { amountCents, paidCents, beforeCents: 0, isOver }
  }
  const others = (await findRefunds(tx, row.id)).filter(
    ({ reason, decisionId }) => isDecision(reason) && decisionId !== own.decisionId,
  )
  const before = others.filter((each) => each.doneAt && each.doneAt < doneAt)
  const paid = (await findCounted(tx, row.id)).filter(({ capturedAt }) => capturedAt <= doneAt)
  return {
    amountCents,
    paidCents: sumOf(paid, (payment) => payment.amountCents),
    beforeCents: sumOf(before, (each) => each.amountCents),
    isOver: isOver && others.every((each) => !each.doneAt || each.doneAt <= doneAt),
  }
}

const ofTheWhole: readonly (DecisionGround | null)[] = ['refund', 'cancellation', 'duplicate']

function groundOf({ reason, ground }: Row, isAll: boolean): Props['ground'] {
  if (!isDecision(reason)) return reason === 'lapsed' ? 'lapsed' : 'duplicate'
  return ofTheWhole.includes(ground) && !isAll ? 'part' : (ground ?? 'duplicate')
}

const about: z.ZodMiniType<LetterPayload['refund-made']> = z.object({ refundId: z.string() })

export const refundMade = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links, rules }) => {
    const rows = await findDecision(services.db, about.parse(letter.props).refundId)
    const [first] = rows
    // The last one: one that failed at first may be of the payment that came first.
    const doneAt = rows
      .flatMap((row) => row.doneAt ?? [])
      .sort((one, other) => one.getTime() - other.getTime())
      .at(-1)
    if (!first || !doneAt) return null
    const sums = await sumsOf(services.db, application, rows, doneAt)
    const isAll = sums.isOver || sums.beforeCents + sums.amountCents >= sums.paidCents
    const { firstName, lastName, state } = first
    const name = formatName(
      { firstName: firstName ?? '', lastName: lastName ?? '' },
      letter.language,
    )
    const notes = await findCreditNotes(
      services.db,
      rows.map(({ id }) => id),
    )
    const attachments = await receiptAttachments(services, notes)
    const props = {
      name: application.contactName,
      reference: referenceOf(application.id),
      ground: groundOf(first, isAll),
      withdrawn: application.paymentStatus !== 'refunded' && state === 'withdrawn' ? name : null,
      ...sums,
      creditNoteAttached: attachments.length > 0,
      paymentReferences: rows.flatMap(({ gatewayRef }) => gatewayRef ?? []),
      arrivesBy: addBusinessDays(rules, dayAtSeat(doneAt), rules.refund.paymentBusinessDays.most),
      statusUrl: links.status(application.orderId),
    }
    return { props, attachments }
  }),
  subject: ({ t }, { reference }) => t('letter.refund-made.subject', { reference }),
  View: RefundMade,
})
