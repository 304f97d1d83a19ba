import { type ComponentProps, createContext, useContext, useState } from 'react'
import { Form } from '../../form/Form.tsx'
import { FieldsProvider } from '../../form/fields.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { useTabAround } from './PageFrame.tsx'
import type { FormState } from './use-sending-form.ts'

const BusyContext = createContext(false)

/** Sends the form around it. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  return <Button {...props} type="submit" busy={useContext(BusyContext)} />
}

type SendingFormProps<V extends object> = Readonly<{
  form: FormState<V>
  /** Of the document, where it is neither that of the page around nor what it has already. */
  title?: string
  /** Stands above the form in place of the error's own words, where there is something to say. */
  problem?: Elements
  unsaved?: boolean
  children: Elements
}>

/** A form that sends one piece of work: what went wrong above it, what is missing at its fields. */
export function SendingForm<V extends object>({
  form: { fields, sending, issues, isSaid, submit },
  title,
  problem,
  unsaved = false,
  children,
}: SendingFormProps<V>) {
  const { error, failures, isBusy } = sending
  const around = useTabAround()
  const [own] = useState(() => document.title)
  return (
    <FieldsProvider fields={fields}>
      {problem || <ErrorNotice error={isSaid ? null : error} className="mb-5" />}
      <Form
        title={title ?? (around || own)}
        issues={failures > 0 ? issues : []}
        tries={failures}
        summary={[]}
        pending={isBusy}
        unsaved={unsaved}
        onSubmit={submit}
      >
        <BusyContext value={isBusy}>{children}</BusyContext>
      </Form>
    </FieldsProvider>
  )
}
