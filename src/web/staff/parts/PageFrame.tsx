import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { company } from '../../company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'

type PageFrameProps = Readonly<{
  title: string
  lead?: ReactNode
  actions?: Elements
  /** Tables take the whole width; what is read or typed does not. */
  width?: keyof typeof widths
  children: Elements
}>

/** The title of the document for a page of the staff area. */
export function useTab(title: string): string {
  const t = useTranslate()
  return t('staff.parts.tab', { page: title, company: company.name })
}

/** The title of the document for whatever stands on a page: its forms mark their errors in it. */
export const TabContext = createContext('')

export const useTabAround = () => useContext(TabContext)

/** Sets it, for a page without the frame. */
export function useDocumentTab(title: string): string {
  const tab = useTab(title)
  useEffect(() => {
    document.title = tab
  }, [tab])
  return tab
}

const widths = { wide: '', form: 'form-page max-w-[64rem]', narrow: 'max-w-[46rem]' }

/** A page of the staff area besides the applications: title, one sentence, content. */
export function PageFrame({ title, lead, actions, width = 'wide', children }: PageFrameProps) {
  const tab = useDocumentTab(title)
  return (
    // Narrow pages begin where wide ones do, and the way to others above them.
    <div className="mx-auto w-full max-w-page">
      <div className={widths[width]}>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-xl sm:text-2xl">{title}</h1>
            {lead && <p className="mt-1 max-w-prose text-quiet">{lead}</p>}
          </div>
          {actions}
        </div>
        <TabContext value={tab}>
          <div className="mt-6 space-y-6">{children}</div>
        </TabContext>
      </div>
    </div>
  )
}
