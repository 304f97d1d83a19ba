import type { ComponentType } from 'react'
import type { IslandProps } from '../i18n/provider.tsx'
import { WorkIsland } from './WorkIsland.tsx'

type Room = Readonly<{
  /** Above and below. */
  space?: string
  /** Of pages of one column: how wide it is. */
  column?: string
}>

/** The island of a page where people work, around what it shows. */
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
