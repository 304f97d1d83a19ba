import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { AskDialog } from '../AskDialog.tsx'
import { likeliest, type Slot, slotName, slotsFor } from './slot.ts'
import { type Email, type EmailFile, emailFileUrl, useEmailChanged } from './use-email.ts'

type UseDialogProps = Readonly<{
  email: Email
  file: EmailFile
  onUsed: () => void
  onClose: () => void
}>

/** Whose document a file is: what is most likely is chosen already. */
export function UseDialog({ email, file, onUsed, onClose }: UseDialogProps) {
  const t = useTranslate()
  const toast = useToast()
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
    toast({ tone: 'success', title: t('staff.email.use.done', wordsFor(slot)) })
    onUsed()
  }
  return (
    <AskDialog
      title={t('staff.email.use.title')}
      action={t('staff.email.use.do')}
      onYes={use}
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
