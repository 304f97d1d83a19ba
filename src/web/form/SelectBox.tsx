import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { boxClass } from './Field.tsx'

type SelectBoxProps = SelectHTMLAttributes<HTMLSelectElement> &
  Readonly<{ hasError: boolean; className?: string }>

/** A native select in the look of a text box. */
export function SelectBox({ hasError, className = '', ...select }: SelectBoxProps) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className={boxClass(hasError, 'appearance-none pe-11')} />
      <Icon
        path={chevronDownIcon}
        className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-quiet"
      />
    </span>
  )
}
