import { useEffect, useRef, useState } from 'react'
import { type FilingLine, maxFilingLabel } from '#domain/filing/form.ts'
import {
  type FilingSource,
  filingSourceNames,
  formatsOf,
  sourceOf,
} from '#domain/filing/sources.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { IssuesProvider } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { fitted } from './draft.ts'
import { PortalWords } from './PortalWords.tsx'
import { SampleValue } from './Sample.tsx'

/** A question that nobody has answered yet. */
const newLine: FilingLine = {
  key: '',
  label: '',
  source: 'not-asked',
  format: 'as-written',
  isOn: true,
}

type LineDialogProps = Readonly<{
  /** Null: a new one. */
  line: FilingLine | null
  mailbox: string
  keyFor: (label: string) => string
  onDone: (line: FilingLine) => void
  onRemove: (key: string) => void
  onClose: () => void
}>

/** One question: its words, where its answer comes from, and how that is written. */
export function LineDialog({ line, mailbox, keyFor, onDone, onRemove, onClose }: LineDialogProps) {
  const t = useTranslate()
  const [fields] = useState(() => createFields<FilingLine>(line ?? newLine))
  const [isTried, setTried] = useState(false)
  const typed = fitted(useAll(fields))
  const { kind } = sourceOf(typed.source)
  const formats = formatsOf[kind]
  const lastKind = useRef(kind)
  useEffect(() => {
    // Of another kind of answer the usual way to write it.
    if (lastKind.current !== kind) fields.set('format', formatsOf[kind][0])
    lastKind.current = kind
  }, [fields, kind])
  const isNamed = typed.label.trim() !== ''
  const text = t('staff.filing.form.label.needed')
  const issues = isTried && !isNamed ? [{ path: 'label', text, severity: 'error' as const }] : []
  const done = () => {
    if (!isNamed) return setTried(true)
    const label = typed.label.trim()
    onDone({ ...typed, label, key: typed.key || keyFor(label) })
    onClose()
  }
  return (
    <Dialog title={line ? line.label : t('staff.filing.form.add')} onClose={onClose}>
      <FieldsProvider fields={fields}>
        <IssuesProvider issues={issues}>
          <form
            noValidate
            method="dialog"
            className="mt-4 space-y-4"
            onSubmit={(event) => {
              event.preventDefault()
              done()
            }}
          >
            <TextField
              name="label"
              label={t('staff.filing.form.label')}
              maxLength={maxFilingLabel}
              autoComplete="off"
            />
            <SelectField
              name="source"
              label={t('staff.filing.form.source')}
              options={useSources()}
            />
            {formats.length > 1 && (
              <SelectField
                name="format"
                label={t('staff.filing.form.format')}
                options={formats.map((value) => ({
                  value,
                  label: t(`staff.filing.format.${value}`),
                }))}
              />
            )}
            <div className="rounded-field bg-sunken px-3.5 py-2.5">
              <p className="text-xs text-quiet">{t('staff.filing.form.sample.short')}</p>
              <SampleValue line={typed} mailbox={mailbox} />
            </div>
            <PortalWords source={typed.source} />
            <CheckboxField name="isOn" label={t('staff.filing.form.on')} />
            <div className="flex flex-wrap gap-2 pt-2">
              <Button type="submit">{t('staff.filing.form.close')}</Button>
              <Button look="quiet" onClick={onClose}>
                {t('staff.parts.cancel')}
              </Button>
              {line && (
                <Button
                  look="danger"
                  className="ms-auto"
                  onClick={() => {
                    onRemove(line.key)
                    onClose()
                  }}
                >
                  {t('staff.filing.form.remove')}
                </Button>
              )}
            </div>
          </form>
        </IssuesProvider>
      </FieldsProvider>
    </Dialog>
  )
}

/** Where an answer may come from, in words. */
function useSources(): readonly Readonly<{ value: FilingSource; label: string }>[] {
  const t = useTranslate()
  return filingSourceNames.map((value) => ({ value, label: t(`staff.filing.source.${value}`) }))
}
