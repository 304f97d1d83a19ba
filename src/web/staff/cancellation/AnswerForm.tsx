import { useState } from 'react'
import type { CancellationDecision } from '#domain/application/cancellation.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { decisionForm, useTypedFields } from '../parts/application/typed.ts'
import { DecisionForm } from '../parts/decision/DecisionForm.tsx'
import { useDecision } from '../parts/decision/use-decision.ts'
import { compact } from '../parts/looks.ts'
import { type Cancellation, useAnswered } from './use-cancellations.ts'

type AnswerFormProps = Readonly<{ request: Cancellation }>

const maxNote = 2000
const unsaid = { note: '' }

/** Accepting or declining: first the choice, then the words that go with it. */
export function AnswerForm({ request }: AnswerFormProps) {
  const t = useTranslate()
  const [decision, setDecision] = useState<CancellationDecision | null>(null)
  if (decision) {
    return (
      <Answer
        key={decision}
        request={request}
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

function Answer({ request, decision: to, onBack }: AnswerProps) {
  const t = useTranslate()
  const toast = useToast()
  const refresh = useAnswered()
  const { id, application } = request
  const isDeclined = to === 'declined'
  const decision = useDecision({
    fields: useTypedFields(application.id, decisionForm(`cancellation ${id} ${to}`), unsaid),
    first: unsaid,
    asks: false,
    check: ({ note }) => ({
      note: isDeclined && !note.trim() && t('staff.cancellation.note.required'),
    }),
    at: { 'cancellation.note-required': 'note' },
    send: ({ note }) =>
      call('POST /api/admin/cancellations/{id}', {
        params: { id },
        body: {
          decision: to,
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
    <DecisionForm
      decision={decision}
      action={t(isDeclined ? 'staff.cancellation.decline.yes' : 'staff.cancellation.accept.yes')}
      onBack={onBack}
    >
      <TextField
        name="note"
        label={t('staff.cancellation.note')}
        hint={t('staff.cancellation.note.hint')}
        optional={!isDeclined}
        rows={2}
        maxLength={maxNote}
      />
    </DecisionForm>
  )
}
