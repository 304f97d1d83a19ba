import type { ReactNode } from 'react'
import { Form } from '../../form/Form.tsx'
import { type Fields, FieldsProvider } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useErrorWords } from './use-error-words.ts'
import type { useSending } from './use-sending.ts'

type SendingFormProps<V> = Readonly<{
  fields: Fields<V>
  title: string
  sending: Pick<ReturnType<typeof useSending>, 'error' | 'failures' | 'isBusy'>
  issues: readonly Issue[]
  /** A field says already why the server refused. */
  isSaid?: boolean
  unsaved?: boolean
  onSubmit: () => void
  children: ReactNode
}>

/** A form that sends one piece of work: what went wrong above it, what is missing at its fields. */
export function SendingForm<V>({
  fields,
  title,
  sending: { error, failures, isBusy },
  issues,
  isSaid = false,
  unsaved = false,
  onSubmit,
  children,
}: SendingFormProps<V>) {
  const say = useErrorWords()
  return (
    <FieldsProvider fields={fields}>
      {error !== null && !isSaid && (
        <Notice tone="error" role="alert" className="mb-5">
          {say(error)}
        </Notice>
      )}
      <Form
        title={title}
        issues={failures > 0 ? issues : []}
        tries={failures}
        summary={[]}
        pending={isBusy}
        unsaved={unsaved}
        onSubmit={onSubmit}
      >
        {children}
      </Form>
    </FieldsProvider>
  )
}
