import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type DayHours,
  hoursProblem,
  officeLimits,
  type Weekday,
  weekdays,
} from '#domain/office-hours.ts'
import { call } from '../../api/client.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { RemoveButton } from '../parts/IconButton.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { TickBox } from '../parts/TickBox.tsx'
import { SettingForm } from './SettingForm.tsx'
import { type Hours, hoursKey } from './use-office.ts'

/** What a day has at first that was closed. */
const usual: DayHours = { opens: '09:00', closes: '18:00' }
// A Monday: only its name is shown.
const monday = Date.UTC(2026, 10, 23)

/** Each day of the week with its hours, and the days on which the office is closed. */
export function HoursForm({ first, isFixed }: Readonly<{ first: Hours; isFixed: boolean }>) {
  const t = useTranslate()
  const client = useQueryClient()
  const [hours, set] = useState(first)
  const typed = { ...hours, closedDays: hours.closedDays.filter(({ date }) => date !== '') }
  const problem = hoursProblem(typed)
  const keep = async () => {
    const { week, bankHolidays, closedDays } = typed
    const body = { week, bankHolidays, closedDays }
    const saved = await call('PUT /api/admin/settings/office-hours', { body })
    set(saved)
    client.setQueryData(hoursKey, saved)
  }
  return (
    <SettingForm
      isFixed={isFixed}
      problem={problem && t(`staff.office.problem.${problem}`)}
      keep={keep}
    >
      <fieldset disabled={isFixed} className="min-w-0">
        <legend className="sr-only">{t('staff.office.week')}</legend>
        <ul className="divide-y divide-line">
          {weekdays.map((day) => (
            <Day
              key={day}
              day={day}
              open={hours.week[day]}
              onChange={(open) => set({ ...hours, week: { ...hours.week, [day]: open } })}
            />
          ))}
        </ul>
        <TickBox
          label={t('staff.office.bank')}
          isOn={hours.bankHolidays}
          onTurn={(bankHolidays) => set({ ...hours, bankHolidays })}
          className="mt-4"
        />
        <ClosedDays
          days={hours.closedDays}
          isFixed={isFixed}
          onChange={(closedDays) => set({ ...hours, closedDays })}
        />
      </fieldset>
    </SettingForm>
  )
}

type DayProps = Readonly<{
  day: Weekday
  open: DayHours | null
  onChange: (open: DayHours | null) => void
}>

function Day({ day, open, onChange }: DayProps) {
  const { t, language } = useWords()
  const at = new Date(monday + weekdays.indexOf(day) * 86_400_000)
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(at)
  const time = (which: 'opens' | 'closes') => (
    <TextBox
      label={t(`staff.office.${which}`, { day: name })}
      isLabelInside
      type="time"
      required
      value={open?.[which] ?? ''}
      onType={(at) => open && onChange({ ...open, [which]: at })}
      className="w-36!"
    />
  )
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <TickBox
        label={name}
        isOn={open !== null}
        onTurn={(isOpen) => onChange(isOpen ? usual : null)}
        className="w-40 font-medium"
      />
      {open ? (
        <span className="flex flex-wrap items-center gap-2">
          {time('opens')}
          <span aria-hidden="true">–</span>
          {time('closes')}
        </span>
      ) : (
        <span className="text-sm text-quiet">{t('staff.office.closed')}</span>
      )}
    </li>
  )
}

type ClosedDaysProps = Readonly<{
  days: Hours['closedDays']
  isFixed: boolean
  onChange: (days: Hours['closedDays']) => void
}>

/** Days of the office's own on which it is closed, each with what it is. */
function ClosedDays({ days, isFixed, onChange }: ClosedDaysProps) {
  const t = useTranslate()
  const change = (index: number, to: Partial<Hours['closedDays'][number]>) =>
    onChange(days.map((each, at) => (at === index ? { ...each, ...to } : each)))
  return (
    <div className="mt-4">
      <h3 className="text-sm font-semibold">{t('staff.office.days')}</h3>
      {days.length === 0 && isFixed && (
        <p className="text-sm text-quiet">{t('staff.office.days.none')}</p>
      )}
      <ul className="mt-2 space-y-2">
        {days.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={index} className="flex flex-wrap items-center gap-2">
            <TextBox
              label={t('staff.office.days.date')}
              isLabelInside
              type="date"
              value={each.date}
              onType={(date) => change(index, { date })}
              className="max-w-40"
            />
            <TextBox
              label={t('staff.office.days.name')}
              isLabelInside
              maxLength={officeLimits.nameLength}
              value={each.name}
              onType={(name) => change(index, { name })}
              className="min-w-40! flex-1"
            />
            {!isFixed && (
              <RemoveButton
                label={t('staff.office.days.remove', { day: each.name || each.date })}
                onClick={() => onChange(days.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isFixed && days.length < officeLimits.closedDays && (
        <SmallButton
          look="quiet"
          className="mt-1 -ms-3"
          onClick={() => onChange([...days, { date: '', name: '' }])}
        >
          {t('staff.office.days.add')}
        </SmallButton>
      )}
    </div>
  )
}
