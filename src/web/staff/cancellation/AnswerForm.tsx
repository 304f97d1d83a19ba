import { useState } from 'react'
import type { CancellationDecision } from '#domain/application/cancellation.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { compact } from '../parts/looks.ts'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { type Cancellation, useAnswered } from './use-cancellations.ts'

type AnswerFormProps = Readonly<{ request: Cancellation; title: string }>

const maxNote = 2000

/** Accepting or declining: first the choice, then the words that go with it. */
export function AnswerForm({ request, title }: AnswerFormProps) {
  const t = useTranslate()
  const [decision, setDecision] = useState<CancellationDecision | null>(null)
  if (decision) {
    return (
      <Answer
        key={decision}
        request={request}
        title={title}
        decision={decision}
        onBack={() => setDecision(null)}
      />
    )
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" className={compact} onClick={() => setDecision('accepted')}>
        {t('staff.cancellation.accept')}
      </Button>
      <Button look="quiet" className={compact} onClick={() => setDecision('declined')}>
        {t('staff.cancellation.decline')}
      </Button>
    </div>
  )
}

type AnswerProps = AnswerFormProps &
  Readonly<{ decision: CancellationDecision; onBack: () => void }>

function Answer({ request, title, decision, onBack }: AnswerProps) {
  const t = useTranslate()
  const toast = useToast()
  const refresh = useAnswered()
  const { id, application } = request
  const isDeclined = decision === 'declined'
  const required = t('staff.cancellation.note.required')
  const form = useSendingForm({
    first: { note: '' },
    check: ({ note }) => ({ note: isDeclined && !note.trim() && required }),
    at: { 'cancellation.note-required': 'note' },
    send: ({ note }) =>
      call('POST /api/admin/cancellations/{id}', {
        params: { id },
        body: {
          decision,
          version: application.version,
          ...(note.trim() ? { note: note.trim() } : {}),
        },
      }),
    onDone: () => {
      toast({ tone: 'success', title: t('staff.cancellation.done') })
      refresh(request)
    },
  })
  return (
    <SendingForm form={form} title={title}>
      <TextField
        name="note"
        label={t('staff.cancellation.note')}
        hint={t('staff.cancellation.note.hint')}
        optional={!isDeclined}
        rows={2}
        maxLength={maxNote}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" className={compact} busy={form.sending.isBusy}>
          {t(isDeclined ? 'staff.cancellation.decline.yes' : 'staff.cancellation.accept.yes')}
        </Button>
        <Button look="quiet" className={compact} onClick={onBack}>
          {t('staff.parts.back')}
        </Button>
      </div>
    </SendingForm>
  )
}
