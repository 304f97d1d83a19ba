import type { InputHTMLAttributes } from 'react'
import type { DatePart } from '#phrases/format.ts'
import { boxClass } from './Field.tsx'

type DateBoxProps = InputHTMLAttributes<HTMLInputElement> &
  Readonly<{ part: DatePart; id: string; label: string; isFaulty?: boolean; className: string }>

const lengths: Record<DatePart, number> = { day: 2, month: 20, year: 4 }

/** One of a date's three boxes with its label and a numeric keyboard. */
export function DateBox({ part, label, isFaulty = false, className, ...input }: DateBoxProps) {
  return (
    <div className={className}>
      <label htmlFor={input.id} className="mb-1 block text-sm text-quiet">
        {label}
      </label>
      <input
        type="text"
        data-part={part}
        aria-invalid={isFaulty || undefined}
        inputMode="numeric"
        spellCheck={false}
        maxLength={lengths[part]}
        {...input}
        className={boxClass(isFaulty, 'figures')}
      />
    </div>
  )
}
