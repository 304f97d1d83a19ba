import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { compact } from '../parts/looks.ts'
import { MenuButton, MenuLine } from '../parts/MenuButton.tsx'

type MoreMenuProps = Readonly<{
  label: ReactNode
  name?: string
  lines: readonly Readonly<{ words: string; onChoose: () => void }>[]
}>

/** What is rare, one press away; nothing where there is nothing. */
export function MoreMenu({ lines, ...rest }: MoreMenuProps) {
  if (lines.length === 0) return null
  return (
    <MenuButton {...rest} className={buttonClass('quiet', compact)}>
      {lines.map(({ words, onChoose }) => (
        <MenuLine key={words} onChoose={onChoose}>
          {words}
        </MenuLine>
      ))}
    </MenuButton>
  )
}
