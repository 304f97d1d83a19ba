import { useQueryClient } from '@tanstack/react-query'
import { chatLimits } from '#domain/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { repliesKey } from './queries.ts'
import { languageWords } from './words.ts'

type SaveReplyDialogProps = Readonly<{ text: string; language: Language; onClose: () => void }>

export function SaveReplyDialog({ text, language, onClose }: SaveReplyDialogProps) {
  const t = useTranslate()
  const reader = useLanguage()
  const toast = useToast()
  const client = useQueryClient()
  const tab = useTab(t('staff.shell.nav.inbox'))
  const form = useSendingForm({
    first: { name: '' },
    check: ({ name }) => ({ name: !name.trim() && t('staff.chat.replies.save.name.required') }),
    send: ({ name }) =>
      call('POST /api/admin/chat/replies', { body: { name: name.trim(), language, text } }),
    onDone: () => {
      void client.invalidateQueries({ queryKey: repliesKey })
      toast({ tone: 'success', title: t('staff.chat.replies.saved') })
      onClose()
    },
  })
  return (
    <Dialog title={t('staff.chat.replies.save.title')} onClose={onClose}>
      <p className="mt-2 text-sm text-quiet">
        {t('staff.chat.replies.save.text', { language: languageWords(language, reader) })}
      </p>
      <blockquote
        dir="auto"
        className="mt-3 line-clamp-4 border-s-3 border-line ps-3 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </blockquote>
      <div className="mt-4">
        <SendingForm form={form} title={tab}>
          <TextField
            name="name"
            label={t('staff.chat.replies.save.name')}
            autoComplete="off"
            maxLength={chatLimits.replyNameLength}
          />
          <div className="mt-5 flex justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              {t('staff.parts.cancel')}
            </Button>
            <Button type="submit" busy={form.sending.isBusy}>
              {t('staff.parts.save')}
            </Button>
          </div>
        </SendingForm>
      </div>
    </Dialog>
  )
}
