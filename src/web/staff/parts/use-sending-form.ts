import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import { createFields, type Fields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { type Toast, useToast } from '../../ui/Toasts.tsx'
import { emptied } from './application/typed.ts'
import { useErrorWords } from './use-error-words.ts'
import { useFocusAfterFailure } from './use-focus-after-failure.ts'
import { useSending } from './use-sending.ts'

type Name<V> = keyof V & string

/** By field, what is wrong with what is typed; in the order of the screen. */
export type Problems<V> = Readonly<Partial<Record<Name<V>, string | false | null>>>

/** The field that an answer of the server is about, with words of its own where the error's do not fit. */
type Places<V> = Readonly<
  Partial<Record<ApiError['code'], Name<V> | Readonly<{ name: Name<V>; text: string }>>>
>

export type Checks<V> = Readonly<{
  check?: (typed: V) => Problems<V>
  at?: Places<V>
}>

export type Sending = Pick<ReturnType<typeof useSending>, 'error' | 'failures' | 'isBusy'>

export type FormState<V extends object> = ReturnType<typeof useSendingForm<V, unknown>>

/** What stands at the fields of a form; after a failure the first of them has the focus. */
export function useFieldIssues<V extends object>(
  fields: Fields<V>,
  { error, failures }: Pick<Sending, 'error' | 'failures'>,
  { check, at }: Checks<V>,
) {
  const say = useErrorWords()
  const typed = useAll(fields)
  const problems = Object.entries<string | false | null | undefined>(check?.(typed) ?? {})
  const found = problems.flatMap(([path, text]) => (text ? [issueAt(path, text)] : []))
  const place = error instanceof ApiError ? at?.[error.code] : undefined
  const answer = typeof place === 'string' ? { name: place, text: say(error) } : place
  const isNew = answer !== undefined && found.every(({ path }) => path !== answer.name)
  const issues = isNew ? [...found, issueAt(answer.name, answer.text)] : found
  useFocusAfterFailure(failures, issues[0]?.path ?? null)
  return { issues, isSaid: answer !== undefined, isComplete: found.length === 0 }
}

type SendingFormOptions<V, A> = Checks<V> &
  Readonly<{
    first: V | (() => V)
    send: (typed: V) => Promise<A>
    /** Said once it is done. */
    done?: string | ((answer: A, typed: V) => Toast)
    /** Once it is done the form is for another one. */
    isEmptied?: boolean
    onDone?: (answer: A, typed: V) => void
  }>

/** A form that sends one piece of work: its fields, what is wrong with them, and the sending. */
export function useSendingForm<V extends object, A>({
  first,
  send,
  done,
  isEmptied = false,
  onDone,
  ...checks
}: SendingFormOptions<V, A>) {
  const toast = useToast()
  const [empty] = useState<V>(first)
  const [fields] = useState(() => createFields(empty))
  const sending = useSending()
  const { issues, isSaid, isComplete } = useFieldIssues(fields, sending, checks)

  const submit = async () => {
    if (!isComplete) return sending.refuse()
    const typed = fields.all()
    let finish = () => {}
    const isDone = await sending.send(async () => {
      const answer = await send(typed)
      finish = () => {
        if (isEmptied) emptied(fields, empty)
        const said = typeof done === 'function' ? done(answer, typed) : done && { title: done }
        if (said) toast({ tone: 'success', ...said })
        onDone?.(answer, typed)
      }
    })
    if (isDone) finish()
  }
  return { fields, sending, issues, isSaid, submit: (): void => void submit() }
}

function issueAt(path: string, text: string): Issue {
  return { path, text, severity: 'error' }
}
