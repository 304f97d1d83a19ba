import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayShortDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Choice } from '../parts/Choice.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Pages } from '../parts/list/Pages.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { Section } from '../parts/Section.tsx'
import { FeeList } from './FeeList.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'
import { PayoutList } from './PayoutList.tsx'
import { feesKey, useImport } from './use-import.ts'

const states = ['expected', 'paid', 'unfiled'] as const

type Imported = AnswerOf<'POST /api/admin/money/fees/statement'>

/** Official fees: what the authority expects, and what says that it was paid. */
export function FeePage() {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const [imported, keep] = useState<Imported | null>(null)
  const renew = () => client.invalidateQueries({ queryKey: feesKey })
  const { error, onFiles } = useImport(async (text) => {
    const result = await call('POST /api/admin/money/fees/statement', { body: { text } })
    keep(result)
    const { paid, lines } = result
    toast({ tone: 'success', title: t('staff.money.fee.imported', { paid, lines }) })
    await renew()
  })
  return (
    <MoneyFrame
      title={t('staff.money.fee.title')}
      lead={t('staff.money.fee.lead')}
      actions={
        <FileButton label={t('staff.money.fee.import')} accept=".csv,text/csv" onFiles={onFiles}>
          {t('staff.money.fee.import')}
        </FileButton>
      }
    >
      <p className="max-w-prose text-sm text-quiet">{t('staff.money.fee.import.hint')}</p>
      <ErrorNotice title={t('staff.money.fee.failed')} error={error} />
      {imported && <Unmatched imported={imported} />}
      <Fees />
      <Statements onTakenBack={renew} />
    </MoneyFrame>
  )
}

function Fees() {
  const { t, language } = useWords()
  const [query, setQuery] = useSearchParams()
  const state = states.find((each) => each === query.get('state')) ?? 'expected'
  const fees = usePages([...feesKey, 'list', state], (part, signal) =>
    call('GET /api/admin/money/fees', { query: { state, ...part }, signal }),
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <span className="me-1 text-sm text-quiet">{t('staff.money.fee.state')}</span>
        {states.map((each) => (
          <Choice
            key={each}
            isChosen={each === state}
            onChoose={() => setQuery(each === 'expected' ? {} : { state: each })}
          >
            {t(`staff.money.fee.state.${each}`)}
          </Choice>
        ))}
      </div>
      <Pages query={fees} empty={t(`staff.money.fee.empty.${state}`)}>
        {(items, { totals }) => (
          <>
            {totals && (
              <p className="figures font-semibold">
                {t('staff.money.fee.count', {
                  count: totals.count,
                  amount: formatMoney(totals.amountCents, language),
                })}
              </p>
            )}
            <FeeList key={state} fees={items} isExpected={state === 'expected'} />
          </>
        )}
      </Pages>
    </>
  )
}

function Statements({ onTakenBack }: Readonly<{ onTakenBack: () => Promise<unknown> }>) {
  const t = useTranslate()
  const statements = usePages([...feesKey, 'statements'], (part, signal) =>
    call('GET /api/admin/money/payouts', { query: { source: 'card', ...part }, signal }),
  )
  if (!statements.data?.pages[0]?.items.length) return null
  const title = t('staff.money.fee.statements')
  return (
    <Section title={title}>
      <Pages query={statements} empty="">
        {(items) => <PayoutList label={title} payouts={items} onTakenBack={onTakenBack} />}
      </Pages>
    </Section>
  )
}

/** What of the card statement just imported pays no fee, and why. */
function Unmatched({ imported: { known, unmatched } }: Readonly<{ imported: Imported }>) {
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
