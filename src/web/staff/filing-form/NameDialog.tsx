import { useState } from 'react'
import { maxFilingLabel } from '#domain/filing/form.ts'
import { type Fields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { IssuesProvider } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Dialog } from '../parts/Dialog.tsx'

type NameDialogProps<Named> = Readonly<{
  title: string
  /** What the name is asked for with. */
  label: string
  fields: Fields<Named>
  onDone: (named: Named) => void
  /** How it is taken away, where it may go. */
  removal?: Readonly<{ label: string; act: () => void }> | false | null
  onClose: () => void
  children?: Elements
}>

/** What has a name in the form, and nothing without one. */
export function NameDialog<Named extends { label: string }>(props: NameDialogProps<Named>) {
  const { title, label, fields, onDone, removal, onClose, children } = props
  const t = useTranslate()
  const [isTried, setTried] = useState(false)
  const typed = useAll(fields)
  const name = typed.label.trim()
  const text = t('staff.filing.form.label.needed')
  const issues = isTried && !name ? [{ path: 'label', text, severity: 'error' as const }] : []
  const act = (work: () => void) => {
    work()
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <FieldsProvider fields={fields}>
        <IssuesProvider issues={issues}>
          <form
            noValidate
            className="mt-4 space-y-4"
            onSubmit={(event) => {
              event.preventDefault()
              if (name) act(() => onDone({ ...typed, label: name }))
              else setTried(true)
            }}
          >
            <TextField name="label" label={label} maxLength={maxFilingLabel} autoComplete="off" />
            {children}
            <div className="flex flex-wrap gap-2 pt-2">
              <Button type="submit">{t('staff.filing.form.close')}</Button>
              <Button look="quiet" onClick={onClose}>
                {t('staff.parts.cancel')}
              </Button>
              {removal && (
                <Button look="danger" className="ms-auto" onClick={() => act(removal.act)}>
                  {removal.label}
                </Button>
              )}
            </div>
          </form>
        </IssuesProvider>
      </FieldsProvider>
    </Dialog>
  )
}
