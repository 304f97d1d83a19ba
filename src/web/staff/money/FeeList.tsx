import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import type { Language } from '#domain/reference/languages.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { formatMoney } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { boxClass } from '../../form/Field.tsx'
import { sayShortDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { fileHref } from '../parts/application/places.ts'
import { DayChoice } from '../parts/DayField.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import type { Column } from '../parts/list/columns.ts'
import { Table } from '../parts/list/Table.tsx'
import { TickBox } from '../parts/TickBox.tsx'
import { useSending } from '../parts/use-sending.ts'
import { ApplicationLink, amountColumn } from './columns.tsx'
import { feesKey } from './use-import.ts'

type Fee = AnswerOf<'GET /api/admin/money/fees'>['items'][number]

type FeeListProps = Readonly<{ fees: readonly Fee[]; isExpected: boolean }>

/** As many as the server takes at once. */
const mostAtOnce = 200

/** Fees by row; expected ones are ticked and said to be paid, many at once. */
export function FeeList({ fees, isExpected }: FeeListProps) {
  const { t, language } = useWords()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  // What is no longer there counts no more.
  const chosen = fees.filter(({ id }) => ticked.has(id)).slice(0, mostAtOnce)
  const toggle = (id: number) =>
    setTicked((last) => {
      const next = new Set(last)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const columns = columnsOf(t, language, isExpected)
  const tick: Column<Fee> = {
    name: 'tick',
    head: <span className="sr-only">{t('staff.money.fee.choose.all')}</span>,
    width: 'w-14',
    cell: (fee) => (
      <label className="-my-1 -ms-2.5 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={t('staff.money.fee.choose', {
            reference: fee.application.reference,
            number: fee.portalNumber ?? t('staff.money.fee.choose.none'),
          })}
          checked={ticked.has(fee.id)}
          onChange={() => toggle(fee.id)}
          className="size-4.5 cursor-pointer accent-ocean"
        />
      </label>
    ),
    card: { line: 1 },
  }
  return (
    <>
      <Table
        label={t(isExpected ? 'staff.money.fee.list.expected' : 'staff.money.fee.list.paid')}
        columns={isExpected ? [tick, ...columns] : columns}
        rows={fees}
        keyOf={({ id }) => id}
      />
      {isExpected && (
        <PayBar fees={fees} chosen={chosen} onChoose={(ids) => setTicked(new Set(ids))} />
      )}
    </>
  )
}

type PayBarProps = Readonly<{
  fees: readonly Fee[]
  chosen: readonly Fee[]
  onChoose: (ids: readonly number[]) => void
}>

function PayBar({ fees, chosen, onChoose }: PayBarProps) {
  const client = useQueryClient()
  const { t, language } = useWords()
  const toast = useToast()
  const { isBusy, error, send } = useSending()
  const today = dayAtSeat(now())
  const [paidOn, setPaidOn] = useState<CalendarDate | ''>(today)
  const say = (fee: readonly Fee[]) =>
    formatMoney(
      fee.reduce((sum, { amountCents }) => sum + amountCents, 0),
      language,
    )
  const pay = async () => {
    const body = { ids: chosen.map(({ id }) => id), paidOn }
    const { paid, amountCents } = await call('POST /api/admin/money/fees/paid', { body })
    const gone = chosen.length - paid
    toast({
      tone: gone > 0 ? 'info' : 'success',
      title: t('staff.money.fee.pay.done', {
        count: paid,
        amount: formatMoney(amountCents, language),
      }),
      ...(gone > 0 && { text: t('staff.money.fee.pay.gone', { count: gone }) }),
    })
    onChoose([])
    await client.invalidateQueries({ queryKey: feesKey })
  }
  const isReady = chosen.length > 0 && paidOn !== ''
  const isAll = chosen.length === Math.min(fees.length, mostAtOnce)
  return (
    <div className="rounded-card border border-line bg-surface p-3 shadow-raised sm:sticky sm:bottom-(--tabs) sm:z-10">
      <ErrorNotice error={error} className="mb-3" />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <TickBox
          label={t('staff.money.fee.choose.all')}
          isOn={isAll}
          onTurn={(isOn) => onChoose(isOn ? fees.map(({ id }) => id) : [])}
        />
        <span className="figures flex min-h-11 items-center text-sm text-quiet">
          {t('staff.money.fee.chosen', { count: chosen.length, amount: say(chosen) })}
        </span>
        <DayChoice
          label={t('staff.money.fee.day')}
          labelClass="mb-1 block text-xs text-quiet"
          day={paidOn}
          onDay={setPaidOn}
          className={boxClass(false, 'w-40')}
        />
        <Button busy={isBusy} disabled={!isReady} onClick={() => void send(pay)}>
          {t('staff.money.fee.pay', { day: sayShortDay(paidOn || today, language) })}
        </Button>
      </div>
    </div>
  )
}

function columnsOf(t: Translate, language: Language, isExpected: boolean): readonly Column<Fee>[] {
  const filed: Column<Fee> = {
    name: 'filed',
    head: t('staff.money.fee.filed'),
    width: 'w-44',
    cell: ({ filedOn, applicantId }) =>
      filedOn ? (
        <span className="figures whitespace-nowrap">{sayShortDay(filedOn, language)}</span>
      ) : (
        applicantId !== null && <Badge tone="warning">{t('staff.money.fee.unfiled')}</Badge>
      ),
    card: { line: isExpected ? 1 : 2 },
  }
  const paid: Column<Fee> = {
    name: 'paid',
    head: t('staff.money.fee.paidOn'),
    width: 'w-36',
    cell: ({ paidOn }) =>
      paidOn && <span className="figures whitespace-nowrap">{sayShortDay(paidOn, language)}</span>,
    card: { line: 1 },
  }
  return [
    ...(isExpected ? [filed] : [paid, filed]),
    {
      name: 'application',
      head: t('staff.money.application'),
      width: 'w-32',
      cell: ({ application }) => <ApplicationLink {...application} />,
      card: { line: 2 },
    },
    {
      name: 'number',
      head: t('staff.money.fee.number'),
      cell: ({ application, applicantId, portalNumber }) =>
        applicantId !== null &&
        portalNumber && (
          <Link
            className="link reads-ltr block truncate font-mono text-xs"
            to={fileHref(application.id, applicantId)}
          >
            {portalNumber}
          </Link>
        ),
      card: { line: 2 },
    },
    amountColumn(t, language),
  ]
}
