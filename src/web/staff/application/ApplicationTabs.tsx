import { Fragment, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { type Application, isDecided } from '../parts/application/application.ts'
import { stepped, type Tab, tabs } from '../parts/application/places.ts'
import { toReview } from '../parts/application/slots.ts'
import { useApplicationNavigation } from '../parts/application/use-navigation.ts'
import { useChosenInView } from '../parts/use-chosen-in-view.ts'
import { useMay } from '../parts/use-me.ts'

export type Panels = Readonly<Record<Tab, Elements>>

type ApplicationTabsProps = Readonly<{ application: Application; tab: Tab; panels: Panels }>

const tabId = (tab: Tab) => `detail-tab-${tab}`
const panelId = 'detail-panel'

/** The five sides of an application. Arrow keys move among the tabs, each of which is a link. */
export function ApplicationTabs({ application, tab, panels }: ApplicationTabsProps) {
  const may = useMay()
  const shown = tabs.filter(
    (each) => each !== 'actions' || may('application.work') || may('refund.make'),
  )
  const current = shown.includes(tab) ? tab : 'overview'
  return (
    <>
      <TabList shown={shown} current={current} application={application} />
      <div
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabId(current)}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <Fragment key={current}>{panels[current]}</Fragment>
      </div>
    </>
  )
}

type TabListProps = Readonly<{ shown: readonly Tab[]; current: Tab; application: Application }>

function TabList({ shown, current, application }: TabListProps) {
  const t = useTranslate()
  const { hrefOf, go, state } = useApplicationNavigation()
  const list = useChosenInView<HTMLDivElement>(current)
  const { id } = application
  const counts: Partial<Record<Tab, number>> = {
    applicants: application.applicants.length,
    documents: isDecided(application) ? 0 : toReview(application).length,
  }

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = stepped(event.key, shown.indexOf(current), shown.length)
    const tab = next === null ? undefined : shown[next]
    if (!tab) return
    event.preventDefault()
    go(id, tab)
    const link = list.current?.children[next ?? 0]
    if (link instanceof HTMLElement) link.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('staff.application.tabs')}
      onKeyDown={press}
      className="flex shrink-0 gap-1 overflow-x-auto border-b border-line bg-surface px-2 sm:px-4"
    >
      {shown.map((tab) => (
        <Link
          key={tab}
          id={tabId(tab)}
          role="tab"
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          to={hrefOf(id, tab)}
          replace
          state={state}
          className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-quiet no-underline -outline-offset-2! hover:text-ink aria-selected:border-ocean aria-selected:text-ink sm:px-3"
        >
          <span>{t(`staff.application.tab.${tab}`)}</span>
          {tab === 'messages' && application.flags.includes('message') && (
            <span
              role="img"
              aria-label={t('staff.application.tab.unanswered')}
              className="size-2 rounded-full bg-ocean"
            />
          )}
          {(counts[tab] ?? 0) > 0 && (
            <span className="figures rounded-full bg-sunken px-1.5 text-xs text-quiet">
              {tab === 'documents' && (
                <span className="sr-only">{t('staff.application.tab.toReview')} </span>
              )}
              <span>{counts[tab]}</span>
            </span>
          )}
        </Link>
      ))}
    </div>
  )
}
