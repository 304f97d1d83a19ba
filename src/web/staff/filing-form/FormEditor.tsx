import { useState } from 'react'
import type { FilingLine, FilingSection } from '#domain/filing/form.ts'
import { useAll } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { FilingFormView } from '../parts/filing-form.ts'
import { useTab } from '../parts/PageFrame.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { Changed } from './Changed.tsx'
import {
  freeKey,
  moveLine,
  moveSection,
  placeOf,
  putLine,
  putSection,
  removeLine,
} from './draft.ts'
import { FormBasics } from './FormBasics.tsx'
import { LineDialog } from './LineDialog.tsx'
import { SectionDialog } from './SectionDialog.tsx'
import { SectionList } from './SectionList.tsx'
import { useFormEditing } from './use-form-editing.ts'

/** What is open above the form: a line, or a section; without a key it is a new one. */
type Open =
  | Readonly<{ what: 'line'; section: string; line: FilingLine | null }>
  | Readonly<{ what: 'section'; section: FilingSection | null }>

/** The form as its owner edits it; nothing counts before it is saved. */
export function FormEditor({ view }: Readonly<{ view: FilingFormView }>) {
  const t = useTranslate()
  const title = useTab(t('staff.filing.form'))
  const editing = useFormEditing(view)
  const { form, isChanged, theirs } = editing
  const { sections, mailbox } = useAll(form.fields)
  const [open, setOpen] = useState<Open | null>(null)
  const [said, setSaid] = useState('')
  const set = (next: typeof sections) => form.fields.set('sections', next)
  const close = () => setOpen(null)
  const isTried = form.sending.failures > 0
  const nothing = isTried && form.issues.find(({ path }) => path === 'sections')

  const edit = {
    moveLine: ({ key, label }: FilingLine, step: -1 | 1) => {
      const next = moveLine(sections, key, step)
      set(next)
      setSaid(t('staff.filing.form.moved', { label, ...placeOf(next, key) }))
    },
    moveSection: (key: string, step: -1 | 1) => set(moveSection(sections, key, step)),
    openLine: (section: string, line: FilingLine | null) =>
      setOpen({ what: 'line', section, line }),
    openSection: (section: FilingSection | null) => setOpen({ what: 'section', section }),
  }
  return (
    <>
      <SendingForm
        form={form}
        title={title}
        unsaved={isChanged}
        problem={theirs ? <Changed theirs={theirs} editing={editing} /> : undefined}
      >
        <div className="space-y-6">
          {nothing && (
            <Notice tone="error" role="alert">
              {nothing.text}
            </Notice>
          )}
          <SectionList sections={sections} mailbox={mailbox} edit={edit} />
          <FormBasics />
        </div>
        {isChanged && <SaveBar isBusy={form.sending.isBusy} onDiscard={editing.discard} />}
      </SendingForm>
      <p role="status" className="sr-only">
        {said}
      </p>
      {open?.what === 'line' && (
        <LineDialog
          line={open.line}
          mailbox={mailbox}
          keyFor={(label) => freeKey(sections, label)}
          onDone={(line) => set(putLine(sections, open.section, line))}
          onRemove={(key) => set(removeLine(sections, key))}
          onClose={close}
        />
      )}
      {open?.what === 'section' && (
        <SectionDialog
          section={open.section}
          isLast={sections.length === 1}
          onDone={(label) =>
            set(putSection(sections, open.section?.key ?? freeKey(sections, label), label))
          }
          onRemove={(key) => set(sections.filter((section) => section.key !== key))}
          onClose={close}
        />
      )}
    </>
  )
}

/** Stands at the bottom of the window as long as something is not saved. */
function SaveBar({ isBusy, onDiscard }: Readonly<{ isBusy: boolean; onDiscard: () => void }>) {
  const t = useTranslate()
  return (
    <div className="sticky bottom-(--tabs) z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-raised">
      <p className="me-auto text-sm text-quiet">{t('staff.filing.form.unsaved')}</p>
      <Button look="quiet" onClick={onDiscard}>
        {t('staff.filing.form.discard')}
      </Button>
      <Button type="submit" busy={isBusy}>
        {t('staff.filing.form.save')}
      </Button>
    </div>
  )
}
