import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createFields, type Fields } from '../../../form/fields.tsx'

const root = ['staff', 'typed'] as const

/**
 * The fields of one form about one application. What is typed outlives the tab and the dialog, in
 * memory alone: it goes with the sign-out and with the page.
 */
export function useTypedFields<T extends object>(id: number, form: string, first: T): Fields<T> {
  const client = useQueryClient()
  const [fields] = useState(() => {
    const key = [...root, id, form]
    const kept = client.getQueryData<Fields<T>>(key)
    if (kept) return kept
    client.setQueryDefaults(root, { gcTime: Number.POSITIVE_INFINITY })
    const made = createFields(first)
    client.setQueryData(key, made)
    return made
  })
  return fields
}

/** Whether something is typed that is not sent yet: about any application, or in decisions about one. */
export function hasTyped(client: QueryClient, decisionsAbout?: number): boolean {
  return client.getQueriesData<Fields<object>>({ queryKey: root }).some(([key, fields]) => {
    const [, , id, form] = key
    const counts =
      decisionsAbout === undefined ||
      (id === decisionsAbout && String(form).startsWith(decisionForm('')))
    return counts && fields !== undefined && holdsText(fields.all())
  })
}

/** The name of a form whose content depends on the state that somebody saw. */
export const decisionForm = (name: string) => `decision ${name}`

function holdsText(values: object): boolean {
  return Object.values(values).some((value) =>
    typeof value === 'string' ? value.trim() !== '' : value instanceof Blob,
  )
}

export function emptied<T extends object>(fields: Fields<T>, first: T): void {
  for (const [name, value] of Object.entries(first)) fields.set(name as never, value as never)
}
