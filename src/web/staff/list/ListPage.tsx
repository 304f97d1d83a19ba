import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import type { Translate } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { KeysDialog } from '../parts/KeysDialog.tsx'
import { listKeys } from '../parts/keys.ts'
import { useTab } from '../parts/PageFrame.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { useKeysChoice } from '../parts/use-keys-choice.ts'
import { ApplicationList } from './ApplicationList.tsx'
import { ChartCard } from './ChartCard.tsx'
import { Filters } from './Filters.tsx'
import { ListBar } from './ListBar.tsx'
import { ListHeader } from './ListHeader.tsx'
import { StatCards } from './StatCards.tsx'
import { type List, useList } from './use-list.ts'
import { useOpened } from './use-opened.ts'
import { useRows } from './use-rows.ts'
import { useView } from './use-view.ts'

/** The dashboard. An open application lies above it; the list stays as it was underneath. `notice` stands above both, `tools` beside its title. */
export function ListPage({ notice, tools }: Readonly<{ notice: ReactNode; tools: ReactNode }>) {
  const t = useTranslate()
  const { view, openId, change } = useView()
  const list = useList(view)
  const rows = useRows(list.rows, list.more.load)
  const outlet = useOpened(openId, view, list.rows, rows.focus)
  const [keysShown, setKeysShown] = useState(false)
  const [keysOn, chooseKeys] = useKeysChoice()
  const searchBox = useRef<HTMLInputElement>(null)
  useListTab(openId === null)

  const keys = listKeys({
    search: () => searchBox.current?.select(),
    next: () => rows.step(1),
    previous: () => rows.step(-1),
    help: () => setKeysShown(true),
  })
  useKeys(keys, { isOn: keysOn && openId === null })

  const leaveSearch = () => {
    const isHere = list.rows.some(({ id }) => id === rows.currentId)
    rows.focus(isHere ? rows.currentId : list.rows[0]?.id)
  }
  return (
    <div className="mx-auto w-full max-w-[92rem]">
      {notice}
      <ListHeader
        view={view}
        isRefreshing={list.isRefreshing}
        onRefresh={useRefresh()}
        onKeys={() => setKeysShown(true)}
        tools={tools}
      />
      <div className="mt-3 grid gap-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
        <StatCards chosen={view.status} onChoose={(status) => change({ status, queue: null })} />
        <ChartCard />
      </div>
      <div className="mt-5">
        <Filters
          view={view}
          change={change}
          searchBox={searchBox}
          isCovered={openId !== null}
          onLeaveSearch={leaveSearch}
        />
      </div>
      <ListBar list={list} onShow={useShow(list, rows.focus)} />
      <ApplicationList view={view} change={change} list={list} rows={rows} />
      <Outlet context={outlet} />
      {keysShown && (
        <KeysDialog
          keys={keysHelp(t)}
          isOn={keysOn}
          onChoose={chooseKeys}
          onClose={() => setKeysShown(false)}
        />
      )}
    </div>
  )
}

const keysHelp = (t: Translate) =>
  [
    ['/', t('staff.list.help.search')],
    ['j', t('staff.list.help.next')],
    ['k', t('staff.list.help.previous')],
    [t('staff.parts.help.enter'), t('staff.list.help.open')],
    [t('staff.parts.help.escape'), t('staff.list.help.leave')],
    ['?', t('staff.parts.help.help')],
  ] as const

function useRefresh(): () => void {
  const client = useQueryClient()
  return () => void client.refetchQueries({ queryKey: ['applications'], type: 'active' })
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
