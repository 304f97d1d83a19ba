import { useEffect, useMemo, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { KeysDialog } from '../parts/KeysDialog.tsx'
import { listKeys } from '../parts/keys.ts'
import { useTab } from '../parts/PageFrame.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { useKeysChoice } from '../parts/use-keys-choice.ts'
import { useMay } from '../parts/use-me.ts'
import { ApplicationList } from './ApplicationList.tsx'
import { BulkBar } from './BulkBar.tsx'
import { FilterChips } from './FilterMenu.tsx'
import { ListBar, Queues } from './ListBar.tsx'
import { ListHeader } from './ListHeader.tsx'
import { useChosen } from './use-chosen.ts'
import { type List, useList } from './use-list.ts'
import { useOpened } from './use-opened.ts'
import { useRows } from './use-rows.ts'
import { useView } from './use-view.ts'
import { narrowed } from './view.ts'

type ListPageProps = Readonly<{ notice: Elements; tools: Elements; queues: Elements }>

/**
 * The dashboard. An open application lies above it; the list stays as it was underneath. `notice` and `tools`
 * stand in its first line, `queues` beside its own.
 */
export function ListPage({ notice, tools, queues }: ListPageProps) {
  const { view, openId, change } = useView()
  const list = useList(view)
  const rows = useRows(list.rows, list.more.load)
  const outlet = useOpened(openId, view, list.rows, rows.focus)
  const [keysShown, setKeysShown] = useState(false)
  const [keysOn, chooseKeys] = useKeysChoice()
  const searchBox = useRef<HTMLInputElement>(null)
  useListTab(openId === null)

  const shownIds = useMemo(() => list.rows.map(({ id }) => id), [list.rows])
  const chosen = useChosen(view, shownIds)
  const may = useMay()
  const mayTick = may('application.work') || may('application.export')
  const tickCurrent = (isRange: boolean) => {
    if (mayTick && rows.currentId !== null) chosen.ticks.toggle(rows.currentId, isRange)
  }
  const keys = {
    ...listKeys({
      search: () => searchBox.current?.select(),
      next: () => rows.step(1),
      previous: () => rows.step(-1),
      help: () => setKeysShown(true),
    }),
    x: () => tickCurrent(false),
    // biome-ignore lint/correctness/noComponentHookFactories: a key, no component
    X: () => tickCurrent(true),
    ...(chosen.ids.length > 0 ? { Escape: chosen.clear } : {}),
  }
  useKeys(keys, { isOn: keysOn && openId === null })

  const leaveSearch = () => {
    const isHere = list.rows.some(({ id }) => id === rows.currentId)
    rows.focus(isHere ? rows.currentId : list.rows[0]?.id)
  }
  return (
    <div className="mx-auto w-full max-w-[100rem] sm:-mt-3">
      {/* Rows that come while something lies above them are out of reach as well. */}
      <div inert={openId !== null}>
        <ListHeader
          view={view}
          change={change}
          searchBox={searchBox}
          isCovered={openId !== null}
          onLeaveSearch={leaveSearch}
          onKeys={() => setKeysShown(true)}
        >
          {notice}
          {tools}
        </ListHeader>
        <ListBar list={list} onShow={useShow(list, rows.focus)}>
          <Queues
            view={view}
            onChoose={(queue) => change({ filter: narrowed(view.filter, 'queue', queue) })}
          >
            {queues}
          </Queues>
        </ListBar>
        <FilterChips view={view} change={change} />
        <ApplicationList
          view={view}
          change={change}
          list={list}
          rows={rows}
          ticks={mayTick ? chosen.ticks : null}
        />
        {mayTick && (
          <BulkBar
            ids={chosen.ids}
            onDone={({ refused }) => chosen.keep(refused.map(({ id }) => id))}
            onClear={chosen.clear}
          />
        )}
      </div>
      <Outlet context={outlet} />
      {keysShown && (
        <KeysDialog isOn={keysOn} onChoose={chooseKeys} onClose={() => setKeysShown(false)} />
      )}
    </div>
  )
}

/** Shows what is new, and leads to where it begins. */
function useShow(list: List, focusRow: (id: number) => void): () => void {
  const isAsked = useRef(false)
  const first = list.rows[0]?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that was fetched
  useEffect(() => {
    if (isAsked.current && first !== undefined) focusRow(first)
    isAsked.current = false
  }, [list.shownAt])
  return () => {
    isAsked.current = true
    void list.refresh()
  }
}

function useListTab(isOnTop: boolean): void {
  const t = useTranslate()
  const tab = useTab(t('staff.list.title'))
  useEffect(() => {
    if (isOnTop) document.title = tab
  }, [isOnTop, tab])
}
