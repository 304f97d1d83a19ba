import type { ReactNode } from 'react'
import { HintAndIssues, useControl } from './Field.tsx'
import { useInput } from './fields.tsx'

type CheckboxFieldProps = Readonly<{
  name: string
  label: ReactNode
  hint?: ReactNode
  /** At the end of the line, such as a price. */
  aside?: ReactNode
  /** With a border. */
  framed?: boolean
  onTick?: (isTicked: boolean) => void
}>

/** A checkbox, never preselected. */
export function CheckboxField({
  name,
  label,
  hint,
  aside,
  framed = false,
  onTick,
}: CheckboxFieldProps) {
  const [value, set] = useInput(name)
  const { control, hasError } = useControl({ name, hint })
  const frame = framed
    ? `rounded-card border bg-surface p-4 has-checked:border-ocean has-checked:bg-ocean-tint ${hasError ? 'border-clay' : 'border-edge'}`
    : 'py-1'
  return (
    <div className={frame}>
      <div className="flex gap-3">
        <input
          type="checkbox"
          {...control}
          checked={value === true}
          onChange={(event) => {
            set(event.target.checked)
            onTick?.(event.target.checked)
          }}
          className="mt-0.5 size-6 shrink-0 accent-ocean"
        />
        {/* Laid out as in cards. */}
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <label htmlFor={control.id} className="cursor-pointer">
            {label}
          </label>
          <div className="col-span-2">
            <HintAndIssues name={name} hint={hint} />
          </div>
          {aside && <span className="figures col-start-2 row-start-1 font-semibold">{aside}</span>}
        </div>
      </div>
    </div>
  )
}
