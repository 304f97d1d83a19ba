import { useId } from 'react'
import type { DayOrder } from '#domain/sheet/date-cell.ts'
import { useTranslate } from '../../../i18n/provider.tsx'

type DateOrderProps = Readonly<{ order: DayOrder | null; onChoose: (order: DayOrder) => void }>

const orders = ['day-first', 'month-first'] as const

/** Asked once for all ambiguous dates of a sheet. */
export function DateOrder({ order, onChoose }: DateOrderProps) {
  const t = useTranslate()
  const name = useId()
  return (
    <fieldset className="mt-3 rounded-field border border-amber bg-amber-tint p-3">
      <legend className="sr-only">{t('sheet.order')}</legend>
      <p aria-hidden="true" className="font-semibold">
        {t('sheet.order')}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {orders.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-ocean"
              checked={order === each}
              onChange={() => onChoose(each)}
            />
            <span>{t(`sheet.order.${each}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
