import { useState } from 'react'
import { type Fields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { IssuesProvider } from '../../form/issues.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Dialog } from './Dialog.tsx'

type FormDialogProps<V> = Readonly<{
  title: string
  fields: Fields<V>
  /** What is wrong by field; nothing is done as long as something is. */
  check: (typed: V) => Readonly<Record<string, string | false>>
  onDone: (typed: V) => void
  action: string
  removal?: Readonly<{ label: string; act: () => void }> | false | null
  onClose: () => void
  children: Elements
}>

/** Fields of something in a draft: nothing is sent, and Enter is not the page's. */
export function FormDialog<V>(props: FormDialogProps<V>) {
  const { title, fields, check, onDone, action, removal, onClose, children } = props
  const t = useTranslate()
  const [isTried, setTried] = useState(false)
  const typed = useAll(fields)
  const issues = Object.entries(check(typed)).flatMap(([path, text]) =>
    text ? [{ path, text, severity: 'error' as const }] : [],
  )
  const act = (work: () => void) => {
    work()
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <FieldsProvider fields={fields}>
        <IssuesProvider issues={isTried ? issues : []}>
          <form
            noValidate
            className="mt-4 space-y-4"
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              if (issues.length === 0) act(() => onDone(typed))
              else setTried(true)
            }}
          >
            {children}
            <div className="flex flex-wrap gap-2 pt-2">
              <Button type="submit">{action}</Button>
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
