import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { call } from '../../../api/client.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { Loaded } from '../Loaded.tsx'

type MessagePreviewProps = Readonly<{
  applicationId: number
  message: string
  template: string | null
  onClose: () => void
}>

/** The letter of a message as it would arrive. */
export function MessagePreview({ onClose, ...asked }: MessagePreviewProps) {
  const t = useTranslate()
  const reader = useLanguage()
  const names = new Intl.DisplayNames([reader], { type: 'language' })
  const { applicationId, message, template } = asked
  const preview = useQuery({
    queryKey: ['staff', 'message-preview', asked],
    queryFn: ({ signal }) =>
      call('POST /api/admin/applications/{id}/message/preview', {
        params: { id: applicationId },
        body: { message, ...(template !== null && { template }) },
        signal,
      }),
    gcTime: 0,
  })
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
                  language: names.of(language) ?? '',
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
