import { type ComponentProps, useId } from 'react'

type TextBoxProps = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'aria-label'> &
  Readonly<{
    label: string
    /** The label is said, and shown as long as nothing is typed. */
    isLabelInside?: boolean
    onType: (text: string) => void
  }>

const look =
  'min-h-11 w-full min-w-0 rounded-field border border-edge bg-surface px-3 py-1.5 text-sm text-ink placeholder:text-quiet hover:border-ocean'

/** One line of text, outside of a form with fields. */
export function TextBox(props: TextBoxProps) {
  const { label, isLabelInside = false, onType, className = '', ...given } = props
  const id = useId()
  const box = (
    <input
      type="text"
      autoComplete="off"
      {...(isLabelInside ? { placeholder: label, 'aria-label': label } : { id })}
      {...given}
      onChange={({ target }) => onType(target.value)}
      className={isLabelInside ? `${look} ${className}` : `${look} mt-1`}
    />
  )
  if (isLabelInside) return box
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {box}
    </div>
  )
}
