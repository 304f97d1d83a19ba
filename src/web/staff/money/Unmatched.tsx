import type { AnswerOf } from '#client/route.ts'
import { formatMoney } from '#phrases/format.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Section } from '../parts/Section.tsx'

type Imported = AnswerOf<'POST /api/admin/money/fees/statement'>

/** What of the card statement just imported pays no fee, and why. */
export function Unmatched({ imported: { known, unmatched } }: Readonly<{ imported: Imported }>) {
  const t = useTranslate()
  const paid = unmatched.items.filter(({ why }) => why === 'paid')
  const others = unmatched.items.filter(({ why }) => why !== 'paid')
  const more = unmatched.count - unmatched.items.length
  return (
    <>
      {others.length + more > 0 && (
        <Section
          title={t('staff.money.fee.unmatched')}
          lead={t('staff.money.fee.unmatched.lead')}
          state={<Badge tone="warning">{others.length + more}</Badge>}
        >
          <Lines lines={others} />
          {more > 0 && (
            <p className="mt-2 text-sm text-quiet">
              {t('staff.money.fee.unmatched.more', { count: more })}
            </p>
          )}
        </Section>
      )}
      {paid.length > 0 && (
        <Section
          title={t('staff.money.fee.why.paid')}
          lead={t('staff.money.fee.why.paid.lead')}
          state={<Badge>{paid.length}</Badge>}
        >
          <Lines lines={paid} />
        </Section>
      )}
      {known > 0 && <p>{t('staff.money.fee.known', { count: known })}</p>}
    </>
  )
}

function Lines({ lines }: Readonly<{ lines: Imported['unmatched']['items'] }>) {
  const { t, language } = useWords()
  return (
    <ul className="divide-y divide-line text-sm">
      {lines.map(({ line, day, amountCents, text, why }) => (
        <li key={line} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <span>{t('staff.money.fee.unmatched.line', { line })}</span>
              {why !== 'paid' && <Badge tone="warning">{t(`staff.money.fee.why.${why}`)}</Badge>}
            </p>
            <p className="flex flex-wrap gap-x-3 text-quiet">
              <span className="figures whitespace-nowrap">{sayShortDay(day, language)}</span>
              <bdi className="break-words">{text}</bdi>
            </p>
          </div>
          <span className="figures font-semibold">{formatMoney(amountCents, language)}</span>
        </li>
      ))}
    </ul>
  )
}
