import type { Cents } from '#domain/money/money.ts'
import { formatPrice } from '#phrases/format.ts'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Facts } from '../parts/Facts.tsx'
import type { Proposal } from './refund.ts'

type ProposedProps = Readonly<{
  proposal: Proposal
  /** Of another request; the new one is on its way. */
  isOld: boolean
}>

/** What the refund policy says, with its reasons and deadlines. */
export function Proposed({ proposal, isOld }: ProposedProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { eligible, reasons, refundedCents, feeCents, answerBy, payBy, requestBy } = proposal
  const money = (cents: Cents) => formatPrice(cents, language)
  const day = (date: string | null) => date && sayDay(date, language)
  return (
    <div aria-busy={isOld || undefined} className={isOld ? 'opacity-60' : ''}>
      <Notice
        tone={eligible ? 'success' : 'warning'}
        title={t(eligible ? 'staff.refund.eligible' : 'staff.refund.notEligible')}
      >
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(`staff.refund.reason.${reason}`, proposal.terms)}</li>
          ))}
        </ul>
      </Notice>
      <div className="mt-2">
        <Facts
          facts={[
            { name: t('staff.refund.paid'), value: money(proposal.paidCents) },
            {
              name: t('staff.refund.refunded'),
              value: refundedCents > 0 && `− ${money(refundedCents)}`,
            },
            {
              name: t('staff.refund.fee'),
              value: eligible && (feeCents > 0 ? `− ${money(feeCents)}` : money(0)),
            },
            {
              name: t('staff.refund.amount.proposed'),
              value: <span className="font-semibold">{money(proposal.amountCents)}</span>,
            },
            { name: t('staff.refund.requestBy'), value: day(requestBy) },
            { name: t('staff.refund.answerBy'), value: day(answerBy) },
            { name: t('staff.refund.payBy'), value: eligible && day(payBy) },
          ]}
        />
      </div>
    </div>
  )
}
