import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { upload } from '#client/upload.ts'
import { maxStagedVisas } from '#domain/document/staged-visa.ts'
import { call } from '../../api/client.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { useSending } from '../parts/use-sending.ts'
import { type Entry, readyIds, type VisaDocument } from './batch.ts'

const mostAtOnce = 2

const entryOf = (key: string, fileName: string, changes: Partial<Entry>): Entry => ({
  ...{ key, fileName, file: null, progress: null, error: null, document: null, outcome: null },
  ...changes,
})

const send = (file: File, onProgress: (part: number) => void): Promise<VisaDocument> => {
  const form = new FormData()
  form.append('file', file, file.name)
  return upload('POST /api/admin/visa-documents', form, {
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
  })
}

/** The visa documents of a batch: those that waited here, and those that are added, two at a time. */
export function useBatch(given: readonly File[]) {
  const client = useQueryClient()
  const confirmed = useConfirmed()
  const approving = useSending()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const [held, setHeld] = useState<readonly number[]>([])
  const queue = useRef<Entry[]>([])
  const running = useRef(0)
  const names = useRef(0)
  const isGone = useRef(false)

  const change = useCallback((key: string, changes: Partial<Entry>) => {
    setEntries((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  }, [])

  const pump = useCallback(() => {
    while (running.current < mostAtOnce) {
      const next = queue.current.shift()
      if (!next?.file || isGone.current) return
      running.current += 1
      change(next.key, { progress: 0, error: null })
      send(next.file, (progress) => change(next.key, { progress }))
        .then(
          (document) => {
            // The list of what waited may know it already.
            setEntries((all) =>
              all.filter(({ key, document: its }) => key === next.key || its?.id !== document.id),
            )
            change(next.key, { document })
          },
          (error: unknown) => change(next.key, { error }),
        )
        .finally(() => {
          running.current -= 1
          pump()
        })
    }
  }, [change])

  const add = useCallback(
    (files: readonly File[]) => {
      const room = Math.max(0, maxStagedVisas - names.current)
      const taken = files.slice(0, room)
      setLeftOut(files.length - taken.length)
      const made = taken.map((file) => {
        names.current += 1
        return entryOf(`file ${names.current}`, file.name, { file })
      })
      setEntries((all) => [...all, ...made])
      queue.current.push(...made)
      pump()
    },
    [pump],
  )

  useBegin(given, add, setEntries, names)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const drop = (key: string) => {
    queue.current = queue.current.filter((each) => each.key !== key)
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
      change(entry.key, { error: null, progress: null })
      queue.current.push(entry)
      pump()
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
      const params = { id: document.id }
      const given = { params, body: { applicantId } }
      change(key, { document: await call('PUT /api/admin/visa-documents/{id}/applicant', given) })
    },
    approve: () =>
      approving.send(async () => {
        const body = { ids: readyIds(entries) }
        const path = 'POST /api/admin/visa-documents/approve'
        const { rows } = await confirmed(() => call(path, { body }))
        setHeld((all) => [...all, ...rows.flatMap((row) => row.held ?? [])])
        const outcomes = new Map(rows.map(({ id, error }) => [id, error ?? ('approved' as const)]))
        setEntries((all) =>
          all.map((each) => ({
            ...each,
            outcome: outcomes.get(each.document?.id ?? '') ?? each.outcome,
          })),
        )
        void client.refetchQueries({ queryKey: ['applications'], type: 'active' })
      }),
  }
}

export type Batch = ReturnType<typeof useBatch>

/** What waits here from before stands first; then come the files with which it was opened. */
function useBegin(
  given: readonly File[],
  add: (files: readonly File[]) => void,
  setEntries: (change: (all: readonly Entry[]) => readonly Entry[]) => void,
  names: { current: number },
): void {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    add(given)
    call('GET /api/admin/visa-documents', { query: {} }).then(
      ({ items }) =>
        setEntries((all) => {
          const here = new Set(all.map(({ document }) => document?.id))
          const before = items.filter(({ id }) => !here.has(id))
          names.current += before.length
          return [
            ...before.map((each) => entryOf(each.id, each.fileName, { document: each })),
            ...all,
          ]
        }),
      // They are not what was asked for: whoever drops files goes on without them.
      () => {},
    )
  }, [given, add, setEntries, names])
}
