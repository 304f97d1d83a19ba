import type { CancellationView } from '#contract/cancellation.ts'
import { fromDollars, toDollars } from '#domain/money/money.ts'
import { formatDollars } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'

/** What was refunded or is on its way, then the refund by the policy, and its reasons. */
export function Outcome({ view }: Readonly<{ view: CancellationView }>) {
  const t = useTranslate()
  const language = useLanguage()
  const money = (dollars: number) => formatDollars(dollars, language)
  const { refund, paid, fee, grounds, cancellationHours, canDelete } = view
  if (grounds.includes('not-paid') && !canDelete) {
    return (
      <div className="rounded-field bg-sunken p-4">
        <p className="text-lg font-semibold">{t('help.cancel.otherwise')}</p>
        <p className="mt-2 text-sm">{t('help.cancel.otherwise.text')}</p>
      </div>
    )
  }
  const wasRefunded =
    isRefunded(view) || grounds.includes('paid-back') || grounds.includes('nothing-left')
  const none = wasRefunded ? 'help.cancel.none.more' : 'help.cancel.none'
  return (
    <div className="rounded-field bg-sunken p-4">
      <Refunded view={view} />
      <p className={`figures ${refund === 0 && isRefunded(view) ? '' : 'text-lg font-semibold'}`}>
        {refund > 0 ? t('help.cancel.back', { amount: money(refund) }) : t(none)}
      </p>
      {refund > 0 && (
        <p className="figures text-sm text-quiet">
          {t('help.cancel.sum', { paid: money(paid), fee: money(fee), kept: fee })}
        </p>
      )}
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {grounds.map((reason) => (
          <li key={reason}>{t(`help.cancel.why.${reason}`, { hours: cancellationHours })}</li>
        ))}
      </ul>
    </div>
  )
}

/** Whether money went back already, or is on its way. */
const isRefunded = ({ refunded, coming }: CancellationView) => refunded > 0 || coming > 0

/** What was refunded of the application, and what is on its way. */
function Refunded({ view: { refunded, coming } }: Readonly<{ view: CancellationView }>) {
  const t = useTranslate()
  const language = useLanguage()
  const money = (dollars: number) => formatDollars(dollars, language)
  return (
    <>
      {refunded > 0 && (
        <p className="figures text-lg font-semibold">
          {t('help.cancel.refunded', { amount: money(refunded) })}
        </p>
      )}
      {coming > 0 && (
        <p className="figures text-lg font-semibold">
          {t('help.cancel.coming', { amount: money(coming) })}
        </p>
      )}
    </>
  )
}

/**
 * After a cancellation: what went back or is on its way, and the rest of what was agreed. A refund
 * that failed is neither, so it is still owed.
 */
export function Agreed({ view }: Readonly<{ view: CancellationView }>) {
  const t = useTranslate()
  const language = useLanguage()
  const accepted = view.requests.filter(({ state }) => state === 'accepted')
  const agreed = accepted.reduce((sum, { refund }) => sum + fromDollars(refund), 0)
  const rest = agreed - fromDollars(view.refunded) - fromDollars(view.coming)
  const back = isRefunded(view) ? 'help.cancel.back.more' : 'help.cancel.back'
  return (
    <>
      <Refunded view={view} />
      {rest > 0 && (
        <p className="figures text-lg font-semibold">
          {t(back, { amount: formatDollars(toDollars(rest), language) })}
        </p>
      )}
    </>
  )
}
