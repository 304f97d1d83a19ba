import { useCallback, useRef, useState } from 'react'
import { stepped } from '../parts/keys.ts'
import type { Item } from './use-list.ts'

type Current = { id: number; index: number }

/** The row where somebody is: it has the focus, and keeps being marked when the focus goes elsewhere. */
export function useRows(rows: readonly Item[], onEnd: () => void) {
  const list = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<Current | null>(null)

  const focus = useCallback((id: number | null | undefined) => {
    list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  }, [])

  const step = (by: 1 | -1) => {
    const ids = rows.map(({ id }) => id)
    const next = stepped(ids, current, by)
    if (by === 1 && next !== null && next === current?.id) onEnd()
    focus(next)
  }

  const onCurrent = (id: number) => {
    setCurrent({ id, index: rows.findIndex((row) => row.id === id) })
  }

  return { list, currentId: current?.id ?? null, focus, step, onCurrent }
}
