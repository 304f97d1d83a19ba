import { useQueryClient } from '@tanstack/react-query'
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { upload } from '#client/upload.ts'
import { maxStagedVisas } from '#domain/document/staged-visa.ts'
import { call } from '../../api/client.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { useSending } from '../parts/use-sending.ts'
import {
  answered,
  changed,
  type Entry,
  entryOf,
  readyIds,
  received,
  type VisaDocument,
  waitingBefore,
} from './batch.ts'

const mostAtOnce = 2

const send = (file: File, onProgress: (part: number) => void): Promise<VisaDocument> => {
  const form = new FormData()
  form.append('file', file, file.name)
  return upload('POST /api/admin/visa-documents', form, {
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  })
}

/** Sends files one after another, two at a time, for as long as somebody is here. */
function useQueue(setEntries: Dispatch<SetStateAction<readonly Entry[]>>) {
  const waiting = useRef<Entry[]>([])
  const running = useRef(0)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const pump = () => {
    while (running.current < mostAtOnce) {
      const next = waiting.current.shift()
      if (!next?.file || isGone.current) return
      const { key } = next
      const change = (changes: Partial<Entry>) => setEntries((all) => changed(all, key, changes))
      running.current += 1
      change({ progress: 0, error: null })
      send(next.file, (progress) => change({ progress }))
        .then(
          (document) => setEntries((all) => received(all, key, document)),
          (error: unknown) => change({ error }),
        )
        .finally(() => {
          running.current -= 1
          pump()
        })
    }
  }
  const push = (entries: readonly Entry[]) => {
    waiting.current.push(...entries)
    pump()
  }
  const drop = (key: string) => {
    waiting.current = waiting.current.filter((each) => each.key !== key)
  }
  return { push, drop }
}

/** The visa documents of a batch: those that waited here, and those that are added. */
export function useBatch(given: readonly File[]) {
  const client = useQueryClient()
  const confirmed = useConfirmed()
  const approving = useSending()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const [held, setHeld] = useState<readonly number[]>([])
  const names = useRef(0)
  const { push, drop: unqueue } = useQueue(setEntries)

  const add = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, maxStagedVisas - names.current))
    setLeftOut(files.length - taken.length)
    const made = taken.map((file) => {
      names.current += 1
      return entryOf(`file ${names.current}`, file.name, { file })
    })
    setEntries((all) => [...all, ...made])
    push(made)
  }
  const begin = useEffectEvent(() => {
    add(given)
    call('GET /api/admin/visa-documents', { query: {} }).then(
      ({ items }) =>
        setEntries((all) => {
          const before = waitingBefore(all, items)
          names.current += before.length
          return [...before, ...all]
        }),
      // They are not what was asked for: they are left out.
      () => {},
    )
  })
  // What waits here from before stands first; then come the files with which it was opened.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [])

  const drop = (key: string) => {
    unqueue(key)
    names.current -= 1
    setEntries((all) => all.filter((each) => each.key !== key))
  }
  return {
    entries,
    leftOut,
    held,
    add,
    isBusy: approving.isBusy,
    error: approving.error,
    again: (entry: Entry) => {
      setEntries((all) => changed(all, entry.key, { error: null, progress: null }))
      push([entry])
    },
    remove: async ({ key, document }: Entry) => {
      if (!document) return drop(key)
      const params = { id: document.id }
      // What stays behind because of a broken line goes after a day.
      await call('DELETE /api/admin/visa-documents/{id}', { params }).catch(() => {})
      drop(key)
    },
    give: async ({ key, document }: Entry, applicantId: number) => {
      if (!document) return
      const given = { params: { id: document.id }, body: { applicantId } }
      const now = await call('PUT /api/admin/visa-documents/{id}/applicant', given)
      setEntries((all) => changed(all, key, { document: now }))
    },
    approve: () =>
      approving.send(async () => {
        const body = { ids: readyIds(entries) }
        const path = 'POST /api/admin/visa-documents/approve'
        const { rows } = await confirmed(() => call(path, { body }))
        setHeld((all) => [...all, ...rows.flatMap((row) => row.held ?? [])])
        setEntries((all) => answered(all, rows))
        void client.refetchQueries({ queryKey: ['applications'], type: 'active' })
      }),
  }
}

export type Batch = ReturnType<typeof useBatch>
