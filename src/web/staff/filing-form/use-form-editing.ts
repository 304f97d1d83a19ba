import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isCode } from '#client/error.ts'
import { call } from '../../api/client.ts'
import { useAll } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { type FilingFormView, filingFormQuery } from '../parts/filing-form.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { type Draft, draftOf, draftProblems, sentOf } from './draft.ts'

export type FormEditing = ReturnType<typeof useFormEditing>

/** What is edited of the form, and what somebody else saved meanwhile. */
export function useFormEditing(view: FilingFormView) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const [first] = useState(() => draftOf(view.form))
  const [theirs, setTheirs] = useState<FilingFormView | null>(null)
  const version = useRef(view.version)
  const show = (next: FilingFormView) => client.setQueryData(filingFormQuery.queryKey, next)

  const form = useSendingForm<Draft, FilingFormView>({
    first,
    check: (typed) =>
      Object.fromEntries(
        Object.entries(draftProblems(typed)).map(([name, problem]) => [
          name,
          problem && t(`staff.filing.${problem}`),
        ]),
      ),
    send: async (typed) => {
      try {
        const body = { version: version.current, form: sentOf(typed) }
        return await call('PUT /api/admin/filing-form', { body })
      } catch (error) {
        const isBehind = isCode(error, 'filing-form.changed')
        if (isBehind) setTheirs(await call('GET /api/admin/filing-form', {}))
        throw error
      }
    },
    onDone: (saved) => {
      toast({ tone: 'success', title: t('staff.filing.form.saved') })
      show(saved)
    },
  })
  const typed = useAll(form.fields)
  return {
    form,
    isChanged: JSON.stringify(typed) !== JSON.stringify(first),
    /** The form as another one saved it, once the server has refused ours for it. */
    theirs,
    takeTheirs: () => theirs && show(theirs),
    overwrite: () => {
      if (theirs) version.current = theirs.version
      setTheirs(null)
      form.submit()
    },
    discard: () => {
      for (const name of Object.keys(first) as (keyof Draft)[]) form.fields.set(name, first[name])
    },
  }
}
