import { useState } from 'react'
import { saySize } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { documentIcon, warningIcon } from '../../../ui/icons.ts'
import { compact } from '../looks.ts'
import { useMay } from '../use-me.ts'
import { slotsFor } from './slot.ts'
import { UseDialog } from './UseDialog.tsx'
import { type Email, type EmailFile, emailFileUrl } from './use-email.ts'

type EmailFilesProps = Readonly<{
  email: Email
  /** A file became a document: what shows the application asks again. */
  onUsed?: (() => void) | undefined
}>

/** The files of an email; small pictures within the text stand apart, behind a line. */
export function EmailFiles({ email, onUsed }: EmailFilesProps) {
  const t = useTranslate()
  const files = email.files.filter(({ isInline }) => !isInline)
  const inline = email.files.filter(({ isInline }) => isInline)
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={t('staff.email.files')} className="space-y-2">
          {files.map((file) => (
            <File key={file.id} email={email} file={file} onUsed={onUsed} />
          ))}
        </ul>
      )}
      {inline.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-9 cursor-pointer text-quiet">
            {t('staff.email.inline', { count: inline.length })}
          </summary>
          <ul className="mt-2 space-y-2">
            {inline.map((file) => (
              <File key={file.id} email={email} file={file} onUsed={onUsed} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type FileProps = EmailFilesProps & Readonly<{ file: EmailFile }>

function Look({ email, file }: FileProps) {
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

function File({ email, file, onUsed }: FileProps) {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  const { id, fileName, sizeBytes, refusal, document } = file
  const seesFile = may('document.read') && refusal === null
  const canUse =
    seesFile &&
    may('application.work') &&
    document === null &&
    slotsFor(file, email.slots).length > 0
  return (
    <li className="flex flex-wrap items-center gap-3">
      {seesFile ? (
        <Look email={email} file={file} />
      ) : (
        <Look email={email} file={{ ...file, hasPreview: false }} />
      )}
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
        <Button
          look="secondary"
          className={compact}
          aria-label={t('staff.email.use.label', { file: fileName })}
          onClick={() => setAsked(true)}
        >
          {t('staff.email.use')}
        </Button>
      )}
      {isAsked && (
        <UseDialog
          email={email}
          file={file}
          onUsed={() => onUsed?.()}
          onClose={() => setAsked(false)}
        />
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
