import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { isCode } from '#client/error.ts'
import { documentTypes } from '#domain/document/document.ts'
import { maxPortalName } from '#domain/document/portal.ts'
import { type FilingLine, type FilingSection, maxMailbox } from '#domain/filing/form.ts'
import { call } from '../../api/client.ts'
import { useAll } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { type FilingFormView, filingFormQuery } from '../parts/filing-form.ts'
import { placePath } from '../parts/paths.ts'
import { Section } from '../parts/Section.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import {
  type Draft,
  draftOf,
  draftProblems,
  freeKey,
  moveLine,
  moveSection,
  placeOf,
  putLine,
  putSection,
  removeLine,
  sentOf,
} from './draft.ts'
import { LineDialog, NameField } from './LineDialog.tsx'
import { SectionList } from './SectionList.tsx'

/** What is open above the form: a line, or a section; without a key it is a new one. */
type Open =
  | Readonly<{ what: 'line'; section: string; line: FilingLine | null }>
  | Readonly<{ what: 'section'; section: FilingSection | null }>

/** The form as its owner edits it; nothing counts before it is saved. */
export function FormEditor({ view }: Readonly<{ view: FilingFormView }>) {
  const t = useTranslate()
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

type ChangedProps = Readonly<{ theirs: FilingFormView; editing: FormEditing }>

/** Somebody else saved meanwhile: nothing typed is lost, and its author decides. */
function Changed({ theirs: { changed }, editing }: ChangedProps) {
  const { t, language } = useWords()
  return (
    <Notice tone="error" role="alert" title={t('error.filing-form.changed')} className="mb-5">
      {changed && (
        <p>
          {t('staff.filing.form.changed', {
            name: changed.by?.name ?? '–',
            at: sayMoment(changed.at, language),
          })}
        </p>
      )}
      <p>{t('staff.filing.form.conflict')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton onClick={editing.takeTheirs}>{t('staff.filing.form.theirs')}</SmallButton>
        <SmallButton look="danger" onClick={editing.overwrite}>
          {t('staff.filing.form.mine')}
        </SmallButton>
      </div>
    </Notice>
  )
}

/** What holds for the whole form: the address, where the official fees stand, and what is taken of files. */
function FormBasics() {
  const t = useTranslate()
  return (
    <>
      <Card className="p-4 sm:p-6">
        <TextField
          name="mailbox"
          label={t('staff.filing.form.mailbox')}
          hint={t('staff.filing.form.mailbox.hint')}
          isName
          readsLtr
          inputMode="email"
          autoComplete="off"
          maxLength={maxMailbox}
        />
      </Card>
      <Section title={t('staff.filing.form.fees')} lead={t('staff.filing.form.fees.lead')}>
        <Link to={placePath('settings/rules')} className="link font-semibold">
          {t('staff.filing.form.fees.rules')}
        </Link>
      </Section>
      <Section title={t('staff.filing.form.files')} lead={t('staff.filing.form.files.lead')}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {(['pictures', 'pdfs'] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`staff.filing.form.${name}`)}
              inputMode="numeric"
              readsLtr
              width="short"
              autoComplete="off"
              maxLength={5}
            />
          ))}
        </div>
        <h3 className="mt-6 font-semibold">{t('staff.filing.form.names')}</h3>
        <div className="mt-3 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {documentTypes.map((type) => (
            <TextField
              key={type}
              name={`names.${type}`}
              label={t(`document.type.${type}`)}
              isName
              readsLtr
              autoComplete="off"
              maxLength={maxPortalName}
            />
          ))}
        </div>
      </Section>
    </>
  )
}

type SectionDialogProps = Readonly<{
  /** Null: a new one. */
  section: FilingSection | null
  /** There is no other one. */
  isLast: boolean
  onDone: (label: string) => void
  onRemove: (key: string) => void
  onClose: () => void
}>

/** The name of a page of the portal's form; an empty one may go. */
function SectionDialog({ section, isLast, onDone, onRemove, onClose }: SectionDialogProps) {
  const t = useTranslate()
  const isEmpty = section?.lines.length === 0 && !isLast
  const form = useSendingForm({
    first: { label: section?.label ?? '' },
    check: ({ label }) => ({ label: !label.trim() && t('staff.parts.name.needed') }),
    send: async ({ label }) => onDone(label.trim()),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={section?.label ?? t('staff.filing.form.section.add')}
      form={form}
      action={t('staff.filing.form.close')}
      removal={
        isEmpty && {
          label: t('staff.filing.form.section.remove'),
          act: () => onRemove(section.key),
        }
      }
      onClose={onClose}
    >
      <NameField label={t('staff.filing.form.section.label')} />
    </FormDialog>
  )
}

type FormEditing = ReturnType<typeof useFormEditing>

function useFormEditing(view: FilingFormView) {
  const t = useTranslate()
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
    done: t('staff.filing.form.saved'),
    onDone: show,
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
