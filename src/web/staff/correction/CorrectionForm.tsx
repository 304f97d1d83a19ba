import { type ReactNode, useState } from 'react'
import { maxReasonLength } from '#domain/application/correction.ts'
import type { ErrorCode } from '#domain/error.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Application } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useDecision } from '../parts/decision/DecisionForm.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay } from '../parts/use-me.ts'

const unsaid = { reason: '', isTicked: false }
type Said = typeof unsaid

type CorrectionFormProps = Readonly<{
  /** What the rules say of what is typed. */
  found: readonly Issue[]
  isChanged: boolean
  /** Why nothing can be saved, whatever is typed. */
  refusal?: ErrorCode | null
  /** What the server refused, beside its fields. */
  refusedBy: (error: unknown) => readonly Issue[]
  /** What may be said besides, by a tick. */
  tick?: Readonly<{ label: string; hint: string }> | false
  /** What follows for the documents. */
  aside?: (said: Said) => Elements | null
  /** On the button, and once it is done. */
  words: Readonly<{ save: string; saved: string }>
  unsaved?: boolean
  send: (said: Said) => Promise<Application>
  onClose: () => void
  children: Elements
}>

/** The one form of a correction by staff: what is corrected, why, and saving it. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { found, isChanged, refusal = null, refusedBy, tick, aside, words } = props
  const t = useTranslate()
  const { change } = useDetail()
  const [fields] = useState(() => createFields(unsaid))
  const said = useAll(fields)
  const [pageTitle] = useState(() => document.title)
  const reason: Issue = {
    ...{ path: 'reason', severity: 'error' },
    text: t('staff.correction.reason.required'),
  }
  const errors = found.filter(({ severity }) => severity === 'error')
  const blocking = said.reason.trim() ? errors : [...errors, reason]
  const decision = useDecision({
    fields,
    first: unsaid,
    isBlocked: !isChanged || blocking.length > 0 || refusal !== null,
    asks: false,
    send: () => change(() => props.send(said)),
    done: words.saved,
    onDone: props.onClose,
  })
  const { failures, isBusy, error } = decision
  const refused = blocking.length === 0 ? refusedBy(error) : []
  const advice = found.filter(({ severity }) => severity === 'warning')
  return (
    <Form
      title={pageTitle}
      issues={[...(failures > 0 ? blocking : []), ...advice, ...refused]}
      tries={failures}
      pending={isBusy}
      unsaved={props.unsaved ?? false}
      onSubmit={decision.ask}
    >
      {props.children}
      <div className="mt-5 space-y-5">
        <FieldsProvider fields={fields}>
          {tick && <CheckboxField framed name="isTicked" {...tick} />}
          <TextField
            name="reason"
            label={t('correction.reason.label')}
            hint={t('staff.correction.reason.hint')}
            autoComplete="off"
            maxLength={maxReasonLength}
            rows={2}
          />
        </FieldsProvider>
        {aside?.(said)}
        {refusal && (
          <Notice tone="error" role="alert">
            {t(`error.${refusal}`)}
          </Notice>
        )}
        {failures > 0 && !isChanged && <Notice role="alert">{t('correction.answers.same')}</Notice>}
        <ErrorNotice error={refused.length > 0 ? null : error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {words.save}
          </Button>
          <Button look="secondary" onClick={props.onClose}>
            {t('correction.cancel')}
          </Button>
        </div>
      </div>
    </Form>
  )
}

export function useCorrectionOpen() {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

type CorrectButtonProps = Readonly<{ onOpen: () => void; children: ReactNode }>

/** Begins a correction; not there for those who may make none. */
export function CorrectButton({ onOpen, children }: CorrectButtonProps) {
  const may = useMay()
  const { application } = useDetail()
  if (!may('application.work') || application.erasedAt) return null
  return <SmallButton onClick={onOpen}>{children}</SmallButton>
}

type CorrectInDialogProps = Readonly<{
  action: string
  title: string
  children: (close: () => void) => Elements
}>

/** The same in a dialog above what is corrected. */
export function CorrectInDialog({ action, title, children }: CorrectInDialogProps) {
  const { isOpen, open, close } = useCorrectionOpen()
  return (
    <>
      <CorrectButton onOpen={open}>{action}</CorrectButton>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <div className="mt-4">{children(close)}</div>
        </Dialog>
      )}
    </>
  )
}
