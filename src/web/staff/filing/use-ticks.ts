import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isCode } from '#client/error.ts'
import { call } from '../../api/client.ts'
import { type Filing, filingKey } from './use-filing.ts'

/** Who presses Enter quickly sends one call for several lines. */
const gatherMilliseconds = 300

type Pending = ReadonlyMap<string, boolean>

/** Ticks as they are pressed, and kept at the server soon after. */
export function useTicks(filing: Filing) {
  const client = useQueryClient()
  const { id } = filing.traveller
  const [pending, setPending] = useState<Pending>(new Map())
  const [error, setError] = useState<unknown>(null)
  const latest = useRef({ filing, pending })
  latest.current = { filing, pending }
  const running = useRef<Promise<void> | null>(null)

  const send = useCallback(async () => {
    const { filing: shown, pending: gathered } = latest.current
    const ticks = shown.lines.flatMap(({ key, mark }) => {
      const isTicked = gathered.get(key)
      return isTicked === undefined ? [] : [{ line: key, mark, isTicked }]
    })
    if (ticks.length === 0) return
    try {
      const saved = await call('PUT /api/admin/applicants/{id}/filing/ticks', {
        params: { id },
        body: { ticks },
      })
      setError(null)
      // In one frame: what was pressed is let go as what was saved is shown.
      notifyManager.batch(() => {
        client.setQueryData(filingKey(id), saved)
        notifyManager.schedule(() => setPending((now) => without(now, gathered)))
      })
    } catch (failure) {
      setError(failure)
      if (!isCode(failure, 'application.changed')) return
      setPending(new Map())
      await client.invalidateQueries({ queryKey: filingKey(id) })
    }
  }, [client, id])

  /** Sends what is gathered; leaving waits for it. */
  const flush = useCallback(async (): Promise<void> => {
    while (running.current) await running.current
    running.current = send().finally(() => {
      running.current = null
    })
    await running.current
  }, [send])

  useEffect(() => {
    if (pending.size === 0) return
    const timer = setTimeout(() => void flush(), gatherMilliseconds)
    return () => clearTimeout(timer)
  }, [pending, flush])
  // Moving on to the next traveller loses no tick.
  useEffect(
    () => () => {
      void flush()
    },
    [flush],
  )

  const stood = useCallback(
    (key: string) => filing.lines.some((line) => line.key === key && line.tick !== null),
    [filing],
  )
  return {
    isTicked: (key: string): boolean => pending.get(key) ?? stood(key),
    set: (key: string, isTicked: boolean) => {
      setError(null)
      setPending((now) => new Map(now).set(key, isTicked))
    },
    error,
    flush,
  }
}

/** What was pressed again meanwhile stays. */
function without(pending: Pending, sent: Pending): Pending {
  return new Map([...pending].filter(([key, isTicked]) => sent.get(key) !== isTicked))
}
