import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { compact } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'

type MoreMenuProps = Readonly<{
  label: ReactNode
  name?: string
  lines: readonly Readonly<{ words: string; onChoose: () => void }>[]
}>

/** What is rare, one press away; nothing where there is nothing. */
export function MoreMenu({ label, lines, ...rest }: MoreMenuProps) {
  if (lines.length === 0) return null
  return (
    <PopoverButton
      label={label}
      {...rest}
      className={buttonClass('quiet', compact)}
      panelClass="w-64"
    >
      {(close) =>
        lines.map(({ words, onChoose }) => (
          <button
            key={words}
            type="button"
            className="flex min-h-11 w-full items-center rounded-small px-3 text-start text-sm hover:bg-sunken"
            onClick={() => {
              close()
              onChoose()
            }}
          >
            {words}
          </button>
        ))
      }
    </PopoverButton>
  )
}
