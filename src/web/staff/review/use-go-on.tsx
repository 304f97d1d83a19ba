import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import type { Tab } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'

/** What was done, in words, and whether something is left to do here. */
type Done = Readonly<{ title: string; text?: string; isLeft: boolean }>

/**
 * Says what was done and goes on to the next application of the list behind, on the same tab, with a way
 * back. Stays where something is left to do, and at the end of the list.
 */
export function useGoOn(tab: Tab): (done: Done) => void {
  const t = useTranslate()
  const toast = useToast()
  const { application } = useDetail()
  const { neighbour, open } = useApplicationNavigation()
  const { id, reference } = application
  return ({ title, text, isLeft }) => {
    const next = isLeft ? null : neighbour(id, 1)
    const said = { tone: 'success', title } as const
    if (next === null) return toast(text ? { ...said, text } : said)
    const back = (
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
    const words = (
      <>
        <span>{`${text ?? ''} `}</span>
        {back}
      </>
    )
    toast({ ...said, text: words })
    open(next, tab)
  }
}
