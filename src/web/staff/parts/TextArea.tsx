import { type ComponentProps, useId } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'value'> &
  Readonly<{
    label: string
    /** The label is said, not shown: what stands around it asks already. */
    isLabelHidden?: boolean
    hint?: string
    value: string
    onType: (text: string) => void
    className?: string
  }>

const look =
  'block w-full rounded-field border border-edge bg-surface p-3 text-base text-ink placeholder:text-quiet hover:border-ocean'

/** Free text in several lines, outside of a form with fields. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden = false, hint, onType, className = '', ...given } = props
  const id = useId()
  const described = [given['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'block text-sm font-semibold'}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      <textarea
        dir="auto"
        {...given}
        id={id}
        aria-describedby={described || undefined}
        onChange={({ target }) => onType(target.value)}
        className={`${look} ${isLabelHidden ? '' : 'mt-1'} ${className}`}
      />
    </>
  )
}
