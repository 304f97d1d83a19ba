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
        {/* The price stands beside the label where both fit in a line, else below it. */}
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <label htmlFor={control.id} className="order-1 flex-auto cursor-pointer">
            {label}
          </label>
          <div className="order-3 basis-full">
            <HintAndIssues name={name} hint={hint} />
          </div>
          {aside && <span className="figures order-2 font-semibold">{aside}</span>}
        </div>
      </div>
    </div>
  )
}
