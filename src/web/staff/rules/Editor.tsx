import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Language } from '#domain/reference/languages.ts'
import { maxReason } from '#domain/rules/limits.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useAll } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { DayField } from '../parts/DayField.tsx'
import { Section } from '../parts/Section.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useMe } from '../parts/use-me.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { type Beginning, type Draft, draftOf, keepDraft, momentOf, problemsOf } from './draft.ts'
import { EditGroups } from './Groups.tsx'
import { type SentDocument, versionsQuery } from './queries.ts'
import { Review } from './Review.tsx'
import { labelOf, sayAtSeat } from './words.ts'

type EditorProps = Readonly<{
  beginning: Beginning
  /** What was typed before its author looked elsewhere. */
  kept: Draft | undefined
  onEnd: () => void
}>

const sayProblem = (code: string, t: Translate) => t(phraseKey(`staff.rules.fault.${code}`))

/** What a fault is about, as far as it has a name. */
function placeOf(path: string, t: Translate, language: Language): string {
  const [, part = '', ...rest] = path.split('.')
  if (part === 'regimes' || part === 'sources') return namesIn(language)(rest[0] ?? '')
  if (part === 'ports') return t('staff.rules.group.ports')
  const steps = rest.filter((step) => !/^\d+$/.test(step))
  const isOfStep = part === 'prices' && rest[0] === 'processing'
  const isOfTime = part === 'speeds'
  const kept = isOfStep ? ['processing'] : isOfTime ? steps.slice(0, 1) : steps
  return labelOf([part, ...kept].join('.'), t)
}

/** A draft of the rules; nothing counts before it is published. */
export function Editor({ beginning, kept, onEnd }: EditorProps) {
  const { t, language } = useWords()
  const [isPreviewed, setPreviewed] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const [first] = useState(() => kept ?? draftOf(beginning, now()))
  const form = useSendingForm<Draft, void>({
    first,
    check: (typed) =>
      Object.fromEntries(
        problemsOf(typed, now()).map(({ path, code }) => [path, sayProblem(code, t)]),
      ),
    send: async () => {},
    onDone: () => setPreviewed(true),
  })
  const draft = useAll(form.fields)
  const isChanged = draft !== first || kept !== undefined || beginning.isChanged
  const { id: by } = useMe()
  useEffect(() => {
    if (isChanged) keepDraft({ by, beginning, draft })
  }, [isChanged, by, beginning, draft])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { from, file } = beginning
  const faults = form.issues.filter(({ path }) => path.startsWith('document.'))
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-lg">
        {file === null
          ? t('staff.rules.begin-with', { number: from.number })
          : t('staff.rules.draft.of-file', { name: file })}
      </h2>
      <SendingForm form={form}>
        {form.sending.failures > 0 && faults.length > 0 && (
          <Notice tone="error" role="alert" title={t('staff.rules.faults')} className="mb-5">
            <ul>
              {faults.map(({ path, text }) => (
                <li key={path}>{`${placeOf(path, t, language)}: ${text}`}</li>
              ))}
            </ul>
          </Notice>
        )}
        <div className="space-y-6">
          <EditGroups />
          <Publishing />
        </div>
        <div className="sticky bottom-(--tabs) z-10 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 shadow-raised">
          <p className="me-auto text-sm text-quiet">{t('staff.rules.draft')}</p>
          <Button look="quiet" onClick={isChanged ? () => setDiscarding(true) : onEnd}>
            {t('staff.rules.discard')}
          </Button>
          <Button type="submit">{t('staff.rules.preview')}</Button>
        </div>
      </SendingForm>
      {isDiscarding && (
        <AskDialog
          title={t('staff.rules.discard.title')}
          action={t('staff.rules.discard')}
          isGrave
          onYes={async () => onEnd()}
          onClose={() => setDiscarding(false)}
        >
          <p>{t('staff.rules.discard.text')}</p>
        </AskDialog>
      )}
      {isPreviewed && (
        <PublishDialog
          beginning={beginning}
          draft={draft}
          onDone={onEnd}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  )
}

/** From when, why and after what the draft will hold. */
function Publishing() {
  const t = useTranslate()
  return (
    <Section title={t('staff.rules.publishing')} lead={t('staff.rules.publishing.lead')}>
      <div className="grid max-w-160 gap-4 sm:grid-cols-2">
        <DayField name="day" label={t('staff.rules.valid-from')} />
        <TextField name="time" type="time" label={t('staff.rules.valid-from.time')} />
        <div className="space-y-4 sm:col-span-2">
          <TextField name="reason" label={t('staff.rules.reason')} maxLength={maxReason} rows={2} />
          <TextField
            name="source"
            label={t('staff.rules.source')}
            hint={t('staff.rules.source.hint')}
            maxLength={maxReason}
            optional
          />
        </div>
      </div>
    </Section>
  )
}

type PublishDialogProps = Readonly<{
  beginning: Beginning
  draft: Draft
  onDone: () => void
  onClose: () => void
}>

/** What the draft would do, and its publication. */
function PublishDialog({ beginning, draft, onDone, onClose }: PublishDialogProps) {
  const { t, language } = useWords()
  const toast = useToast()
  const client = useQueryClient()
  const confirmed = useConfirmed()
  const { versions, from } = beginning
  const { document, reason, source } = draft
  const validFrom = momentOf(draft)?.toISOString() ?? ''
  const publish = async () => {
    const body = {
      // The contract's lists are not readonly.
      document: document as SentDocument,
      ...{ validFrom, reason, source, basedOn: versions[0]?.number ?? 0 },
    }
    const { state } = await confirmed(() => call('POST /api/admin/rules', { body }))
    const isWaiting = state === 'waiting'
    toast({
      tone: 'success',
      title: t(isWaiting ? 'staff.rules.written' : 'staff.rules.published'),
      text: !isWaiting && t('staff.rules.published.from', { from: sayAtSeat(validFrom, language) }),
    })
    await client.invalidateQueries({ queryKey: versionsQuery.queryKey, exact: true })
    onDone()
  }
  return (
    <AskDialog
      title={t('staff.rules.preview.title', { from: sayAtSeat(validFrom, language) })}
      action={t('staff.rules.publish')}
      onYes={publish}
      shown={<Review version={{ validFrom, document }} from={from.number} versions={versions} />}
      onClose={onClose}
    />
  )
}
