import { useTranslate } from '../../i18n/provider.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import type { Tab } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { useUndoable } from '../parts/undo/use-undoable.tsx'

type Done = Readonly<{
  title: string
  text?: string
  isLeft: boolean
  held: readonly number[]
}>

/**
 * Says what was done and goes on to the next application of the list behind, on the same tab, with a way
 * back. Stays where something is left to do, and at the end of the list.
 */
export function useGoOn(tab: Tab): (done: Done) => void {
  const t = useTranslate()
  const say = useUndoable()
  const { application } = useDetail()
  const { neighbour, open } = useApplicationNavigation()
  const { id, reference } = application
  return ({ title, text, isLeft, held }) => {
    const next = isLeft ? null : neighbour(id, 1)
    const back = next !== null && (
      <a
        href={applicationPath(id, tab)}
        className="link"
        onClick={(event) => {
          event.preventDefault()
          open(id, tab)
        }}
      >
        {t('staff.review.next.back', { reference })}
      </a>
    )
    say({ title, text, held, children: back })
    if (next !== null) open(next, tab)
  }
}
