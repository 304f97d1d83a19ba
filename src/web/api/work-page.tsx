import type { ComponentType } from 'react'
import type { IslandProps } from '../i18n/provider.tsx'
import { WorkIsland } from './WorkIsland.tsx'

type Room = Readonly<{
  /** Vertical padding. */
  space?: string
  /** Maximum width of single-column pages. */
  column?: string
}>

/** Wraps the contents of an interactive page in its island. */
export function workPage(Contents: ComponentType, { space = 'py-6 sm:py-10', column }: Room = {}) {
  return function WorkPage(island: IslandProps) {
    return (
      <WorkIsland {...island}>
        <div className={`page-width ${space}`}>
          {column ? (
            <div className={`mx-auto ${column}`}>
              <Contents />
            </div>
          ) : (
            <Contents />
          )}
        </div>
      </WorkIsland>
    )
  }
}
