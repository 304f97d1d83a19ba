import type { ReactNode } from 'react'

/** What opens from a button: above everything else, within the screen, below its button where there is room. */
export const panelPlace = {
  className: 'z-50',
  align: 'start',
  sideOffset: 4,
  collisionPadding: 8,
} as const

export const panelLook =
  'max-h-(--available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-raised outline-none'

export const panelLine =
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-small px-3 text-start text-sm text-ink no-underline -outline-offset-2! hover:bg-sunken data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-sunken'

/** A button that opens such a panel. */
export type PanelButtonProps = Readonly<{
  label: ReactNode
  /** Its name, where the label alone does not say it. */
  name?: string
  className: string
  panelClass?: string
  shortcut?: string
}>
