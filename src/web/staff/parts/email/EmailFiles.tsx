import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { saySize } from '../../../i18n/moment.ts'
import { useTranslate, useWords } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { documentIcon, warningIcon } from '../../../ui/icons.ts'
import { AskDialog } from '../AskDialog.tsx'
import { OpenButton } from '../OpenButton.tsx'
import { useMay } from '../use-me.ts'
import { likeliest, type Slot, slotName, slotsFor } from './slot.ts'
import { type EmailFile, emailFileUrl, useEmailChanged, useShown } from './use-email.ts'

/** The files of an email; small pictures within the text stand apart, behind a line. */
export function EmailFiles() {
  const t = useTranslate()
  const { email } = useShown()
  const list = (shown: readonly EmailFile[]) =>
    shown.map((file) => <File key={file.id} file={file} />)
  const files = email.files.filter(({ isInline }) => !isInline)
  const inline = email.files.filter(({ isInline }) => isInline)
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={t('staff.email.files')} className="space-y-2">
          {list(files)}
        </ul>
      )}
      {inline.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-9 cursor-pointer text-quiet">
            {t('staff.email.inline', { count: inline.length })}
          </summary>
          <ul className="mt-2 space-y-2">{list(inline)}</ul>
        </details>
      )}
    </>
  )
}

type FileProps = Readonly<{ file: EmailFile }>

function Look({ file }: FileProps) {
  const { email } = useShown()
  if (file.hasPreview) {
    return (
      <img
        src={emailFileUrl(email.id, file.id, true)}
        alt=""
        loading="lazy"
        className="size-14 shrink-0 rounded-small border border-line bg-sunken object-cover"
      />
    )
  }
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-small border border-line bg-sunken text-quiet">
      <Icon path={file.refusal ? warningIcon : documentIcon} className="size-6" />
    </span>
  )
}

function File({ file }: FileProps) {
  const { email } = useShown()
  const { t, language } = useWords()
  const may = useMay()
  const { id, fileName, sizeBytes, refusal, document } = file
  const seesFile = may('document.read') && refusal === null
  const canUse =
    seesFile &&
    may('application.work') &&
    document === null &&
    slotsFor(file, email.slots).length > 0
  return (
    <li className="flex flex-wrap items-center gap-3">
      <Look file={seesFile ? file : { ...file, hasPreview: false }} />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="font-semibold break-words">
          {seesFile ? (
            <a className="link" href={emailFileUrl(email.id, id)} download={fileName}>
              <bdi>{fileName}</bdi>
            </a>
          ) : (
            <bdi>{fileName}</bdi>
          )}
        </p>
        <p className="text-xs text-quiet">
          <span>{saySize(sizeBytes, language)}</span>
          {refusal && (
            <span>
              {`, ${t('staff.email.refused', { reason: t(`staff.email.refusal.${refusalWords(refusal)}`) })}`}
            </span>
          )}
        </p>
      </div>
      {document && (
        <Badge tone="success">
          {t('staff.email.used', { document: t(`document.type.${document.documentType}`) })}
        </Badge>
      )}
      {canUse && (
        <OpenButton
          isSmall
          aria-label={t('staff.email.use.label', { file: fileName })}
          opens={(close) => <UseDialog file={file} onClose={close} />}
        >
          {t('staff.email.use')}
        </OpenButton>
      )}
    </li>
  )
}

const told = {
  'document.wrong-type': 'kind',
  'document.heic': 'heic',
  'document.too-large': 'large',
  'document.infected': 'infected',
  'document.encrypted': 'locked',
  'document.quota': 'many',
} as const

/** Why the gate did not take it, in the few words that there is room for. */
const refusalWords = (code: NonNullable<EmailFile['refusal']>) =>
  code in told ? told[code as keyof typeof told] : 'unreadable'

/** Whose document a file is: what is most likely is chosen already. */
function UseDialog({ file, onClose }: FileProps & Readonly<{ onClose: () => void }>) {
  const { email, onUsed } = useShown()
  const t = useTranslate()
  const changed = useEmailChanged()
  const slots = slotsFor(file, email.slots)
  const [chosen, choose] = useState(() => {
    const first = likeliest(slots)
    return first ? slotName(first) : ''
  })
  const slot = slots.find((each) => slotName(each) === chosen)
  const wordsFor = (each: Slot) => ({
    document: t(`document.type.${each.documentType}`),
    name: each.name || t('staff.email.use.nameless'),
  })
  const use = async () => {
    if (!slot) return
    const { applicantId, documentType } = slot
    const params = { id: email.id, fileId: file.id }
    const body = { applicantId, documentType }
    changed(await call('POST /api/admin/emails/{id}/files/{fileId}/document', { params, body }))
    onUsed?.()
  }
  return (
    <AskDialog
      title={t('staff.email.use.title')}
      action={t('staff.email.use.do')}
      onYes={use}
      {...(slot && { done: t('staff.email.use.done', wordsFor(slot)) })}
      onClose={onClose}
    >
      {file.hasPreview && (
        <img
          src={emailFileUrl(email.id, file.id, true)}
          alt={file.fileName}
          className="mx-auto max-h-56 rounded-small border border-line"
        />
      )}
      <fieldset className="space-y-1">
        <legend className="sr-only">{t('staff.email.use.choice')}</legend>
        {slots.map((each) => (
          <label
            key={slotName(each)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-line px-3 py-1.5 has-checked:border-ocean has-checked:bg-ocean-tint"
          >
            <input
              type="radio"
              name="slot"
              checked={slotName(each) === chosen}
              onChange={() => choose(slotName(each))}
            />
            <span className="min-w-0">
              <span className="block text-sm font-semibold">{wordsFor(each).document}</span>
              <span className="block text-xs text-quiet">
                <bdi>{wordsFor(each).name}</bdi>
                <span>{`, ${t(`staff.email.slot.${each.review ?? 'missing'}`)}`}</span>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </AskDialog>
  )
}
