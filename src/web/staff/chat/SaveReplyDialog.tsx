import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveChatReply } from '#contract/staff/chat.ts'
import { chatLimits } from '#domain/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import { call } from '../../api/client.ts'
import { createFields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { repliesKey } from './queries.ts'
import { languageWords } from './words.ts'

type SaveReplyDialogProps = Readonly<{ text: string; language: Language; onClose: () => void }>

/** Keeps what stands in the field for everybody, under a name. */
export function SaveReplyDialog({ text, language, onClose }: SaveReplyDialogProps) {
  const t = useTranslate()
  const reader = useLanguage()
  const toast = useToast()
  const client = useQueryClient()
  const sending = useSending()
  const tab = useTab(t('inbox.title'))
  const [fields] = useState(() => createFields({ name: '' }))
  const name = useAll(fields).name.trim()
  const issues: Issue[] = name
    ? []
    : [{ path: 'name', text: t('inbox.replies.save.name.required'), severity: 'error' }]
  useFocusAfterFailure(sending.failures, name ? null : 'name')

  const submit = async () => {
    if (!name) return sending.refuse()
    const isDone = await sending.send(() => call(saveChatReply, { body: { name, language, text } }))
    if (!isDone) return
    void client.invalidateQueries({ queryKey: repliesKey })
    toast({ tone: 'success', title: t('inbox.replies.saved') })
    onClose()
  }
  return (
    <Dialog title={t('inbox.replies.save.title')} onClose={onClose}>
      <p className="mt-2 text-sm text-quiet">
        {t('inbox.replies.save.text', { language: languageWords(language, reader) })}
      </p>
      <blockquote
        dir="auto"
        className="mt-3 line-clamp-4 border-s-3 border-line ps-3 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </blockquote>
      <div className="mt-4">
        <SendingForm
          fields={fields}
          // The form says it in the title of the page.
          title={tab}
          sending={sending}
          issues={issues}
          onSubmit={() => void submit()}
        >
          <TextField
            name="name"
            label={t('inbox.replies.save.name')}
            autoComplete="off"
            maxLength={chatLimits.replyNameLength}
          />
          <div className="mt-5 flex justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              {t('staff.cancel')}
            </Button>
            <Button type="submit" busy={sending.isBusy}>
              {t('staff.save')}
            </Button>
          </div>
        </SendingForm>
      </div>
    </Dialog>
  )
}
