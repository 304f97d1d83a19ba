import { type ComponentProps, type ReactNode, useId } from 'react'

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'aria-label'> &
  Readonly<{
    label: ReactNode
    hint?: string
    isOn: boolean
    onTurn: (isOn: boolean) => void
  }>

/** Something that is or is not, outside of a form with fields. */
export function TickBox({ label, hint, isOn, onTurn, className = '', ...given }: TickBoxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          {...given}
          type="checkbox"
          checked={isOn}
          aria-describedby={hint && id}
          onChange={({ target }) => onTurn(target.checked)}
          className="size-5 shrink-0 accent-ocean"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} className="ms-8 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
