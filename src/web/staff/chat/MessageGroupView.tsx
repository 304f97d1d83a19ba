import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import type { ChatFile, ChatMessage } from '#contract/chat.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { typedIn } from '#domain/chat.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { call } from '../../api/client.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { type Application, nameOf } from '../parts/application/application.ts'
import { LinkButton } from '../parts/LinkButton.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MessageText } from '../parts/MessageText.tsx'
import { MessengerMark } from '../parts/messenger/MessengerMark.tsx'
import { LabelledSelect } from '../parts/Select.tsx'
import { SentFile } from '../parts/SentFile.tsx'
import { useMay, useMe } from '../parts/use-me.ts'
import { applicationQuery } from './SideApplication.tsx'
import { type MessageGroup, standingBelow } from './thread.ts'

type MessageGroupViewProps = Readonly<{
  group: MessageGroup
  day: string | null
  session: StaffChatSession
  /** The newest message of staff: below it stands whether it was seen. */
  lastOwn: number
}>

export function MessageGroupView({
  group: { messages },
  day,
  session,
  lastOwn,
}: MessageGroupViewProps) {
  const { t, language } = useWords()
  const [first] = messages
  const isStaff = first.type === 'admin'
  const me = useMe()
  const own = first.senderName === me.name ? t('staff.chat.talk.you') : (first.senderName ?? '')
  const who = isStaff ? own : (session.userName ?? t('staff.chat.talk.visitor'))
  const newest = messages.find(({ id }) => id === lastOwn)
  return (
    <>
      {day && <DayLine day={day} />}
      <div className={`mb-3 flex flex-col gap-1 ${isStaff ? 'items-end' : 'items-start'}`}>
        <p className="figures max-w-full truncate px-1 text-xs text-quiet">
          <span>
            <bdi className="font-medium">{who}</bdi>{' '}
            <time dateTime={first.timestamp}>{sayTime(first.timestamp, language)}</time>
          </span>
          {first.writtenIn && <span>{` · ${t(`staff.messenger.${first.writtenIn}`)}`}</span>}
        </p>
        {messages.map((message, index) => {
          const words = typedIn(message)
          const standing = standingBelow(messages, index)
          return (
            <Fragment key={message.id}>
              {words && <MessageText text={words} isStaff={isStaff} />}
              {message.files && <MessageFiles files={message.files} session={session} />}
              {standing && (
                <p className="px-1 text-end">
                  <MessengerMark standing={standing} />
                </p>
              )}
            </Fragment>
          )
        })}
        {newest && (
          <SeenLine
            isSeen={session.seenByUser >= newest.id}
            isElsewhere={isElsewhere(session, newest)}
          />
        )}
      </div>
    </>
  )
}

/** Whether a message goes to a messenger; what becomes of it there may not be known yet. */
const isElsewhere = ({ messenger }: StaffChatSession, { standing }: ChatMessage): boolean =>
  standing !== undefined || (messenger !== null && messenger.state !== 'ended')

export function DayLine({ day }: Readonly<{ day: string }>) {
  return (
    <p className="my-4 flex items-center gap-3 text-xs font-medium text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line first:mt-0">
      {day}
    </p>
  )
}

/** Of what goes to a messenger only being seen on our site is certain: the rest stands in its mark. */
function SeenLine({ isSeen, isElsewhere }: Readonly<{ isSeen: boolean; isElsewhere: boolean }>) {
  const t = useTranslate()
  if (isElsewhere && !isSeen) return null
  return (
    <p className="flex items-center gap-1 px-1 text-xs text-quiet">
      <Icon path={checkIcon} className={`size-3.5 ${isSeen ? 'text-leaf' : ''}`} />
      <span>{t(isSeen ? 'staff.chat.state.seen' : 'staff.chat.state.sent')}</span>
    </p>
  )
}

type MessageFilesProps = Readonly<{ files: readonly ChatFile[]; session: StaffChatSession }>

/** Files of a message: pictures as they look, PDFs by their names; without the right to see documents, names only. */
function MessageFiles({ files, session }: MessageFilesProps) {
  const t = useTranslate()
  const may = useMay()
  const [taken, take] = useState<ChatFile | null>(null)
  const mayTake = may('document.read') && may('application.work') && session.applicationId !== null
  return (
    <ul className="flex max-w-full flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-56 text-sm">
          <SentFile file={file} />
          {mayTake && (
            <LinkButton
              className="min-h-9 text-xs pointer-coarse:min-h-11"
              onClick={() => take(file)}
            >
              {t('staff.chat.files.take')}
            </LinkButton>
          )}
        </li>
      ))}
      {taken && session.applicationId !== null && (
        <TakeFileDialog
          file={taken}
          applicationId={session.applicationId}
          onClose={() => take(null)}
        />
      )}
    </ul>
  )
}

type TakeFileDialogProps = Readonly<{ file: ChatFile; applicationId: number; onClose: () => void }>

/** A file of a conversation becomes a document of a traveller, by the same rules as one that they send. */
function TakeFileDialog({ file, applicationId, onClose }: TakeFileDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const application = useQuery(applicationQuery(applicationId))
  const [chosen, choose] = useState<{ applicantId?: number; documentType?: DocumentType }>({})
  const madeOf = ({ applicants, requiredDocuments: types }: Application) => {
    const [first] = applicants
    return { types, applicantId: first?.id, documentType: types[0], ...chosen }
  }
  const take = async () => {
    // Whoever is faster than the application waits for it.
    const data = await client.ensureQueryData(applicationQuery(applicationId))
    const { applicantId, documentType } = madeOf(data)
    if (applicantId === undefined || documentType === undefined) return
    await call('POST /api/admin/chat/files/{id}/document', {
      params: { id: file.id },
      body: { applicantId, documentType },
    })
    toast({ tone: 'success', title: t('staff.chat.files.taken') })
  }
  return (
    <AskDialog
      title={t('staff.chat.files.take.title', { name: file.name })}
      action={t('staff.chat.files.take.action')}
      onYes={take}
      onClose={onClose}
    >
      <Loaded query={application} lines={2}>
        {(data) => {
          const { types, applicantId, documentType } = madeOf(data)
          return (
            <>
              <LabelledSelect
                label={t('staff.chat.files.take.traveller')}
                value={applicantId ?? 0}
                choices={data.applicants.map((applicant) => ({
                  value: applicant.id,
                  label: nameOf(applicant) || t('staff.parts.erased.name'),
                }))}
                onChoose={(next) => choose({ ...chosen, applicantId: next })}
              />
              {documentType && (
                <LabelledSelect
                  label={t('staff.chat.files.take.type')}
                  value={documentType}
                  choices={types.map((value) => ({ value, label: t(`document.type.${value}`) }))}
                  onChoose={(next) => choose({ ...chosen, documentType: next })}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </AskDialog>
  )
}
