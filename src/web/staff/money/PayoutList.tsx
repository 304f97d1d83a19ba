import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment, sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'

type Payout = AnswerOf<'GET /api/admin/money/payouts'>['items'][number]

type PayoutListProps = Readonly<{
  label: string
  payouts: readonly Payout[]
  onTakenBack: () => Promise<unknown>
}>

/** What was imported of gateways or cards, and the way to take it back. */
export function PayoutList({ label, payouts, onTakenBack }: PayoutListProps) {
  const t = useTranslate()
  const [asked, ask] = useState<Payout | null>(null)
  return (
    <>
      <ul
        aria-label={label}
        className="divide-y divide-line rounded-card border border-line bg-surface text-sm"
      >
        {payouts.map((payout) => (
          <PayoutLine key={payout.id} payout={payout} onTakeBack={() => ask(payout)} />
        ))}
      </ul>
      {asked !== null && (
        <AskDialog
          title={t('staff.money.payout.back.title')}
          action={t('staff.money.payout.back.yes')}
          done={t('staff.money.payout.back.done')}
          onClose={() => ask(null)}
          onYes={async () => {
            await call('DELETE /api/admin/money/payouts/{id}', { params: { id: asked.id } })
            await onTakenBack()
          }}
        >
          <p>{t('staff.money.payout.back.text')}</p>
          {asked.explained > 0 && (
            <p>{t('staff.money.payout.back.explained', { count: asked.explained })}</p>
          )}
        </AskDialog>
      )}
    </>
  )
}

function PayoutLine({ payout, onTakeBack }: Readonly<{ payout: Payout; onTakeBack: () => void }>) {
  const { t, language } = useWords()
  const say = (cents: Cents) => formatMoney(cents, language)
  const { arrivedOn, importedAt, by, lines, matched, leftOver } = payout
  const isCard = payout.gateway === 'card'
  const at = sayMoment(importedAt, language)
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          {arrivedOn && (
            <span className="figures font-semibold">{sayShortDay(arrivedOn, language)}</span>
          )}
          {!isCard && (
            <span className="reads-ltr font-mono text-xs break-all text-quiet">
              {payout.reference}
            </span>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
          <span>{t('staff.money.payout.lines', { lines, matched })}</span>
          {leftOver > 0 && (
            <Badge tone="warning">{t('staff.money.payout.left', { count: leftOver })}</Badge>
          )}
          <span>{t('staff.money.payout.by', { at, name: by.name })}</span>
          <button
            type="button"
            className="link"
            aria-label={t('staff.money.payout.back.label', { at })}
            onClick={onTakeBack}
          >
            {t('staff.money.payout.back')}
          </button>
        </p>
      </div>
      <div className="sm:text-end">
        <p className="figures font-semibold">
          <span className="me-2 font-normal text-quiet">{t('staff.money.payout.net')}</span>
          <span>{say(payout.netCents)}</span>
        </p>
        {!isCard && (
          <p className="figures text-quiet">
            {t('staff.money.payout.gross', {
              gross: say(payout.grossCents),
              fees: say(payout.feeCents),
            })}
          </p>
        )}
      </div>
    </li>
  )
}
