import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { ownLayout, payoutDays } from '#domain/money/payout.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { AskButton } from '../parts/AskDialog.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { OpenButton } from '../parts/OpenButton.tsx'
import { placePath } from '../parts/paths.ts'
import { ReasonDialog } from '../parts/ReasonDialog.tsx'
import { Section } from '../parts/Section.tsx'
import { useMay } from '../parts/use-me.ts'
import { usePayoutImport } from './use-import.ts'

export type Books = AnswerOf<'GET /api/admin/money/months/{month}'>

type MonthClosingProps = Readonly<{
  books: Books
  /** 'October 2026' */
  name: string
  nameOf: (month: string) => string
}>

/** Whether a month that is over is closed: by whom, or what is still open of it. */
export function MonthClosing({ books, name, nameOf }: MonthClosingProps) {
  const { t, language } = useWords()
  const may = useMay()
  const { month, closed, isOver } = books
  if (!isOver) return null
  if (!closed) return <ToClose books={books} name={name} />
  const words = closed.with === month ? 'staff.money.month.closed' : 'staff.money.month.closed.with'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="font-semibold">
        {t(words, {
          month: nameOf(closed.with),
          at: sayMoment(closed.at, language),
          name: closed.by.name,
        })}
      </p>
      <ExportButton
        of="money"
        name={`books-${month}`}
        title={t('staff.money.month.file.hint')}
        load={() => call('GET /api/admin/money/months/{month}/file', { params: { month } })}
      >
        {t('staff.money.month.file')}
      </ExportButton>
      {closed.isLast && may('setting.manage') && (
        <OpenButton
          look="quiet"
          opens={(close) => <OpenDialog books={books} name={name} onClose={close} />}
        >
          {t('staff.money.month.reopen')}
        </OpenButton>
      )}
    </div>
  )
}

type MonthProps = Pick<MonthClosingProps, 'books' | 'name'>

/** What is not settled, with what settles it, and the way to close the month. */
function ToClose({ books, name }: MonthProps) {
  const t = useTranslate()
  const { error, onFiles } = usePayoutImport()
  const isSettled = books.leftOpen.length === 0
  const takesPayouts = books.leftOpen.some(({ kind }) => kind === 'unpaid')
  return (
    <Section
      title={t(isSettled ? 'staff.money.month.settled' : 'staff.money.month.leftOpen')}
      lead={t('staff.money.month.close.text')}
    >
      <LeftOpen books={books} name={name} />
      {takesPayouts && (
        <p className="mt-3 max-w-prose text-sm text-quiet">
          {t('staff.money.payout.import.hint', ownLayout)}
        </p>
      )}
      <ErrorNotice title={t('staff.money.payout.failed')} error={error} className="mt-4" />
      <div className="mt-4 flex flex-wrap gap-2">
        {takesPayouts && (
          <FileButton
            label={t('staff.money.payout.import.label')}
            accept=".csv,text/csv"
            onFiles={onFiles}
          >
            {t('staff.money.payout.import.label')}
          </FileButton>
        )}
        <Close books={books} name={name} />
      </div>
    </Section>
  )
}

function LeftOpen({ books: { leftOpen }, name }: MonthProps) {
  const t = useTranslate()
  if (leftOpen.length === 0) {
    return (
      <p className="text-sm text-quiet">
        {t('staff.money.month.leftOpen.none', { month: name, days: payoutDays })}
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line text-sm">
      {leftOpen.map(({ kind, count, applications }) => (
        <li key={kind} className="flex flex-wrap items-baseline gap-x-3 py-2">
          <span className="font-semibold">{t(`staff.money.month.leftOpen.${kind}`)}</span>
          <span className="figures text-quiet">{count}</span>
          {(kind === 'payout' || kind === 'unpaid') && (
            <Link className="link" to={placePath('payments/payouts')}>
              {t('staff.money.view.payouts')}
            </Link>
          )}
          {applications.map(({ id, reference }) => (
            <Link key={id} className="link figures reads-ltr" to={applicationPath(id)}>
              {reference}
            </Link>
          ))}
        </li>
      ))}
    </ul>
  )
}

function useRenewed() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['staff', 'month'] })
}

/** Asks even where all is settled: whoever closes a month may not be one who opens it again. */
function Close({ books, name }: MonthProps) {
  const t = useTranslate()
  const confirmed = useConfirmed()
  const renew = useRenewed()
  const { month, leftOpen } = books
  const close = () =>
    call('POST /api/admin/money/months/{month}/close', { params: { month }, body: {} })
  const action = t('staff.money.month.close', { month: name })
  const onYes = async () => {
    await confirmed(close)
    await renew()
  }
  const said = (
    <>
      <p>{t('staff.money.month.close.text')}</p>
      {leftOpen.length > 0 && (
        <>
          <p className="font-semibold">{t('staff.money.month.leftOpen')}</p>
          <ul className="mt-1 list-disc ps-5">
            {leftOpen.map(({ kind, count }) => (
              <li key={kind}>{`${t(`staff.money.month.leftOpen.${kind}`)}: ${count}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
  const title = t('staff.money.month.close.title', { month: name })
  const done = t('staff.money.month.close.done', { month: name })
  return <AskButton ask={{ title, action, onYes, done, children: said }}>{action}</AskButton>
}

type OpenDialogProps = MonthProps & Readonly<{ onClose: () => void }>

function OpenDialog({ books: { month }, name, onClose }: OpenDialogProps) {
  const t = useTranslate()
  const confirmed = useConfirmed()
  const renew = useRenewed()
  return (
    <ReasonDialog
      title={t('staff.money.month.reopen.title', { month: name })}
      text={t('staff.money.month.reopen.text')}
      label={t('staff.money.month.reopen.reason')}
      missing={t('staff.money.month.reopen.missing')}
      maxLength={maxNoteLength}
      action={t('staff.money.month.reopen')}
      send={(reason) =>
        confirmed(() =>
          call('POST /api/admin/money/months/{month}/open', {
            params: { month },
            body: { reason },
          }),
        )
      }
      done={t('staff.money.month.reopen.done', { month: name })}
      onDone={() => void renew()}
      onClose={onClose}
    />
  )
}
