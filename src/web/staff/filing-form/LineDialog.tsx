import { useEffect, useRef, useState } from 'react'
import type { FilingLine } from '#domain/filing/form.ts'
import {
  type FilingSource,
  filingSourceNames,
  formatsOf,
  sourceOf,
} from '#domain/filing/sources.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { createFields, useAll } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { fitted } from './draft.ts'
import { NameDialog } from './NameDialog.tsx'
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
  const typed = fitted(useAll(fields))
  const { kind } = sourceOf(typed.source)
  const formats = formatsOf[kind]
  const lastKind = useRef(kind)
  useEffect(() => {
    // Of another kind of answer the usual way to write it.
    if (lastKind.current !== kind) fields.set('format', formatsOf[kind][0])
    lastKind.current = kind
  }, [fields, kind])
  return (
    <NameDialog
      title={line?.label ?? t('staff.filing.form.add')}
      label={t('staff.filing.form.label')}
      fields={fields}
      onDone={({ label }) => onDone({ ...typed, label, key: typed.key || keyFor(label) })}
      removal={line && { label: t('staff.filing.form.remove'), act: () => onRemove(line.key) }}
      onClose={onClose}
    >
      <SelectField name="source" label={t('staff.filing.form.source')} options={useSources()} />
      {formats.length > 1 && (
        <SelectField
          name="format"
          label={t('staff.filing.form.format')}
          options={formats.map((value) => ({ value, label: t(`staff.filing.format.${value}`) }))}
        />
      )}
      <div className="rounded-field bg-sunken px-3.5 py-2.5">
        <p className="text-xs text-quiet">{t('staff.filing.form.sample.short')}</p>
        <SampleValue line={typed} mailbox={mailbox} />
      </div>
      <PortalWords source={typed.source} />
      <CheckboxField name="isOn" label={t('staff.filing.form.on')} />
      {typed.source === 'not-asked' && typed.isOn && (
        <CheckboxField
          name="isAsked"
          label={t('staff.filing.form.ask')}
          hint={t('staff.filing.form.ask.hint')}
        />
      )}
    </NameDialog>
  )
}

/** Where an answer may come from, in words. */
function useSources(): readonly Readonly<{ value: FilingSource; label: string }>[] {
  const t = useTranslate()
  return filingSourceNames.map((value) => ({ value, label: t(`staff.filing.source.${value}`) }))
}
