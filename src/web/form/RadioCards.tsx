import type { ReactNode } from 'react'
import { FieldGroup, type FieldProps, useControl } from './Field.tsx'
import { useText } from './fields.tsx'

export type RadioOption = Readonly<{
  value: string
  title: ReactNode
  text?: ReactNode
  /** At the end of the line, such as a price. */
  aside?: ReactNode
}>

type RadioCardsProps = FieldProps &
  Readonly<{
    options: readonly RadioOption[]
    columns?: 1 | 2 | 3
    /** What counts as chosen where it is not what the form holds: before anybody chose. */
    chosen?: string
    onChoose?: (value: string) => void
  }>

// On a phone, short ones share a row if they fit.
const grids = {
  1: 'grid',
  2: 'flex flex-wrap sm:grid sm:grid-cols-2',
  3: 'flex flex-wrap sm:grid sm:grid-cols-3',
} as const

/** Radio buttons as clickable cards. The first radio has the field's id. */
export function RadioCards({ options, columns = 1, chosen, onChoose, ...field }: RadioCardsProps) {
  const [held, set] = useText(field.name)
  const { control, hasError } = useControl(field)
  const edge = hasError ? 'border-clay' : 'border-edge hover:border-ocean'
  return (
    <FieldGroup {...field}>
      <div className={`gap-2 ${grids[columns]}`}>
        {options.map(({ value, title, text, aside }, index) => (
          <label
            key={value}
            className={`flex min-h-12 grow cursor-pointer items-start gap-2 rounded-field border bg-surface px-3 py-2.5 sm:gap-3 sm:px-3.5 has-checked:border-ocean has-checked:bg-ocean-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ocean ${edge}`}
          >
            <input
              type="radio"
              value={value}
              id={index === 0 ? control.id : undefined}
              aria-invalid={control['aria-invalid']}
              className="mt-0.5 size-5 shrink-0 accent-ocean outline-none"
              name={field.name}
              checked={(chosen ?? held) === value}
              onChange={() => {
                set(value)
                onChoose?.(value)
              }}
            />
            <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto]">
              <span className="font-semibold">{title}</span>
              {text && <span className="col-span-2 text-sm text-quiet">{text}</span>}
              {aside && (
                <span className="figures col-start-2 row-start-1 ps-3 font-semibold">{aside}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
