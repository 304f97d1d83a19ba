import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
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
import { Unmatched } from './Unmatched.tsx'
import { useImport } from './use-import.ts'

const key = ['staff', 'fees'] as const
const states = ['expected', 'paid', 'unfiled'] as const

type Imported = AnswerOf<'POST /api/admin/money/fees/statement'>

/** Official fees: what the authority expects, and what says that it was paid. */
export function FeePage() {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const [imported, keep] = useState<Imported | null>(null)
  const renew = () => client.invalidateQueries({ queryKey: key })
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
      <Fees onPaid={renew} />
      <Statements onTakenBack={renew} />
    </MoneyFrame>
  )
}

function Fees({ onPaid }: Readonly<{ onPaid: () => Promise<unknown> }>) {
  const { t, language } = useWords()
  const [query, setQuery] = useSearchParams()
  const state = states.find((each) => each === query.get('state')) ?? 'expected'
  const fees = usePages([...key, 'list', state], (part, signal) =>
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
            <FeeList key={state} fees={items} isExpected={state === 'expected'} onPaid={onPaid} />
          </>
        )}
      </Pages>
    </>
  )
}

function Statements({ onTakenBack }: Readonly<{ onTakenBack: () => Promise<unknown> }>) {
  const t = useTranslate()
  const statements = usePages([...key, 'statements'], (part, signal) =>
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
