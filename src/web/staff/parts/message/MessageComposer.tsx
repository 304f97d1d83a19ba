import { useEffect, useId, useRef, useState } from 'react'
import { maxNoteLength } from '#domain/application/list.ts'
import { isOtherScript } from '#domain/script.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { sendIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useAsked } from '../asked.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { Loaded } from '../Loaded.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { TextArea } from '../TextArea.tsx'
import { useLanguageNames } from '../use-language-names.ts'
import { useSending } from '../use-sending.ts'
import { FreeFields } from './FreeFields.tsx'
import { emptyDraft, freeLabel, standingOf, type Writing, withTemplate } from './message.ts'
import { TemplateMenu } from './TemplateMenu.tsx'
import { useMessageDraft, useWriting } from './use-writing.ts'

/** A message that is whole: nothing in it is left to be filled. */
export type WrittenMessage = Readonly<{ message: string; template?: string }>

type MessageComposerProps = Readonly<{
  applicationId: number
  name: string
  /** Resolves once it is sent; what it throws is said in words, and what was typed stays. */
  onSend: (written: WrittenMessage) => Promise<unknown>
  onSent?: () => void
  /** Stands above the field: where else it goes. */
  ways?: Elements
}>

/** Where a message to a traveller is written: by hand or from a template, looked at, sent. */
export function MessageComposer({ applicationId, ...rest }: MessageComposerProps) {
  const writing = useWriting(applicationId)
  return (
    <Loaded query={writing} lines={3}>
      {(known) => (
        <Sheet key={applicationId} applicationId={applicationId} writing={known} {...rest} />
      )}
    </Loaded>
  )
}

/** From here on it is said how much more fits. */
const scarce = 400

type SheetProps = MessageComposerProps & Readonly<{ writing: Writing }>

function Sheet({ applicationId, name, writing, onSend, onSent, ways }: SheetProps) {
  const t = useTranslate()
  const id = useId()
  const [draft, change] = useMessageDraft(applicationId)
  const { isBusy, error, failures, send, refuse } = useSending()
  const [shown, show] = useState<string | null>(null)
  // One row of what is read above it, until somebody writes.
  const [isOpen, open] = useState(draft.text !== '')
  const nameOf = useLanguageNames()
  const language = nameOf(writing.language)
  const standing = standingOf(draft, writing)
  const template = draft.template === null ? {} : { template: draft.template }
  const left = maxNoteLength - (standing.message ?? draft.text).length
  const submit = async () => {
    const { message } = standing
    if (message === null || left < 0) return refuse()
    if (!(await send(() => onSend({ message, ...template })))) return
    change(() => emptyDraft)
    onSent?.()
  }
  return (
    <section
      aria-label={t('staff.template.compose.label')}
      className="space-y-3"
      onFocus={() => open(true)}
    >
      <div hidden={!isOpen} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={`${id}-reads`} className="min-w-0 flex-1 basis-60 text-sm text-quiet">
          {t('staff.template.compose.reads', { name, language })}
        </p>
        <TemplateMenu
          language={writing.language}
          onChoose={(chosen) => change((before) => withTemplate(before, chosen, writing.values))}
        />
      </div>
      {ways && (
        <div id={`${id}-ways`} hidden={!isOpen}>
          {ways}
        </div>
      )}
      <TextArea
        label={t('staff.template.compose.field')}
        isLabelHidden
        rows={isOpen ? 5 : 1}
        maxLength={maxNoteLength}
        value={draft.text}
        aria-describedby={`${id}-reads ${id}-ways ${id}-way`}
        onType={(text) =>
          change((before) => ({ ...before, text, ...(text ? {} : { template: null }) }))
        }
        className={`field-sizing-content max-h-[50dvh] ${isOpen ? 'min-h-32' : ''}`}
      />
      <FreeFields
        names={standing.free}
        values={draft.free}
        onChange={(free) => change((before) => ({ ...before, free }))}
      />
      {isOtherScript(draft.text, writing.language) && (
        <Notice tone="warning">{t('staff.template.compose.other', { language, name })}</Notice>
      )}
      <p id={`${id}-way`} role="status" className="text-sm text-clay empty:hidden">
        {wayOf(standing, draft.free, failures, t)}
      </p>
      <ErrorNotice error={error} />
      <div hidden={!isOpen} className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SmallButton look="primary" busy={isBusy} onClick={() => void submit()}>
          <span>{t('staff.template.compose.send')}</span>
          <Icon path={sendIcon} className="size-4.5 rtl:-scale-x-100" />
        </SmallButton>
        <SmallButton
          onClick={() => (standing.message === null ? refuse() : show(standing.message))}
        >
          {t('staff.template.compose.preview')}
        </SmallButton>
        <p className="min-w-0 flex-1 text-end text-xs text-quiet">
          {left < scarce
            ? t('staff.template.compose.left', { count: Math.max(0, left) })
            : t('staff.template.compose.ready')}
        </p>
      </div>
      {shown !== null && (
        <MessagePreview
          applicationId={applicationId}
          message={shown}
          template={draft.template}
          onClose={() => show(null)}
        />
      )}
    </section>
  )
}

/** What stands in the way of sending: what the application lacks at once, the rest after a try. */
function wayOf(
  { isBlank, free, unknown }: ReturnType<typeof standingOf>,
  typed: Readonly<Record<string, string>>,
  failures: number,
  t: ReturnType<typeof useTranslate>,
): string {
  if (unknown.length > 0) return t('staff.template.compose.missing', { names: unknown.join(', ') })
  if (failures === 0) return ''
  if (isBlank) return t('staff.template.compose.blank')
  const open = free.filter((name) => !typed[name]?.trim()).map((name) => freeLabel(name, t))
  return open.length > 0 ? `${t('staff.template.compose.free')}: ${open.join(', ')}` : ''
}

type MessagePreviewProps = Readonly<{
  applicationId: number
  message: string
  template: string | null
  onClose: () => void
}>

/** The letter of a message as it would arrive. */
function MessagePreview({ onClose, ...asked }: MessagePreviewProps) {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  const { applicationId, message, template } = asked
  const preview = useAsked(
    ['staff', 'message-preview', asked],
    'POST /api/admin/applications/{id}/message/preview',
    {
      params: { id: applicationId },
      body: { message, ...(template !== null && { template }) },
    },
    { gcTime: 0 },
  )
  return (
    <Dialog title={t('staff.template.compose.preview.title')} wide onClose={onClose}>
      <div className="mt-3">
        <Loaded query={preview} lines={8}>
          {({ subject, language }) => (
            <>
              <p className="font-semibold" dir="auto" lang={language}>
                {subject}
              </p>
              <p className="text-sm text-quiet">
                {t('staff.template.compose.preview.language', {
                  language: nameOf(language),
                })}
              </p>
              <Frame applicationId={applicationId} message={message} subject={subject} />
            </>
          )}
        </Loaded>
      </div>
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}

type FrameProps = Readonly<{ applicationId: number; message: string; subject: string }>

/** Its page has styles that no page of ours may hold: a form fetches it into a frame that runs nothing. */
function Frame({ applicationId, message, subject }: FrameProps) {
  const t = useTranslate()
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message is another page
  useEffect(() => form.current?.submit(), [applicationId, message])
  return (
    <>
      <form
        ref={form}
        hidden
        method="post"
        action={`/api/admin/applications/${applicationId}/message/page`}
        target={name}
      >
        <textarea name="message" value={message} readOnly />
      </form>
      <iframe
        name={name}
        sandbox=""
        referrerPolicy="no-referrer"
        title={t('staff.template.compose.preview.frame', { subject })}
        className="mt-3 h-[min(40rem,60vh)] w-full rounded-field border border-line bg-white"
      />
    </>
  )
}
