import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import type { CancellationDecision } from '#domain/application/cancellation.ts'
import { formatList, formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import {
  applicationKey,
  applicationThreadKey,
  lettersKey,
  nameOf,
} from '../parts/application/application.ts'
import { askedRefund } from '../parts/application/asked-refund.ts'
import { applicationPath } from '../parts/application/outlet.ts'
import { decisionForm, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Block } from '../parts/Block.tsx'
import { DecisionForm, useDecision } from '../parts/decision/DecisionForm.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay } from '../parts/use-me.ts'

type CancellationItemProps = Readonly<{ request: Cancellation; showsApplication?: boolean }>

const tones: Record<Cancellation['state'], BadgeTone> = {
  open: 'warning',
  accepted: 'success',
  declined: 'neutral',
}

/** One request: who, why, what was shown to them, and the answer. */
export function CancellationItem({ request, showsApplication = false }: CancellationItemProps) {
  const { t, language } = useWords()
  const may = useMay()
  const { application, applicants, state, reason, note, refundCents, createdAt } = request
  const { by, decidedAt } = request
  return (
    <div tabIndex={-1} className="space-y-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {showsApplication && (
          <Link className="link reads-ltr font-semibold" to={applicationPath(application.id)}>
            {application.reference}
          </Link>
        )}
        <span className="font-semibold">
          <bdi>{formatList(applicants.map(nameOf), language)}</bdi>
        </span>
        <Badge tone={tones[state]}>{t(`staff.cancellation.state.${state}`)}</Badge>
      </p>
      <p className="text-quiet">
        {t('staff.cancellation.asked', {
          at: sayMoment(createdAt, language),
          amount: formatPrice(refundCents, language),
        })}
      </p>
      <Words title={t('staff.cancellation.reason')} text={reason} />
      {by && decidedAt && (
        <p className="text-quiet">
          {t('staff.cancellation.answered', { name: by.name, at: sayMoment(decidedAt, language) })}
        </p>
      )}
      <Words title={t('staff.cancellation.note')} text={note} />
      {state === 'open' && may('application.work') && <AnswerForm request={request} />}
      {state === 'accepted' && may('refund.make') && (
        <Link
          className="link inline-block font-semibold"
          to={applicationPath(application.id, 'actions')}
          state={askedRefund(request)}
        >
          {t('staff.cancellation.refund')}
        </Link>
      )}
    </div>
  )
}

function Words({ title, text }: Readonly<{ title: string; text: string | null }>) {
  if (!text) return null
  return (
    <p>
      <span className="text-quiet">{`${title}: `}</span>
      <bdi className="whitespace-pre-line">{text}</bdi>
    </p>
  )
}

type AnswerFormProps = Readonly<{ request: Cancellation }>

const maxNote = 2000
const unsaid = { note: '' }

/** Accepting or declining: first the choice, then the words that go with it. */
function AnswerForm({ request }: AnswerFormProps) {
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
      <SmallButton onClick={() => setDecision('accepted')}>
        {t('staff.cancellation.accept')}
      </SmallButton>
      <SmallButton look="quiet" onClick={() => setDecision('declined')}>
        {t('staff.cancellation.decline')}
      </SmallButton>
    </div>
  )
}

type AnswerProps = AnswerFormProps &
  Readonly<{ decision: CancellationDecision; onBack: () => void }>

function Answer({ request, decision: to, onBack }: AnswerProps) {
  const t = useTranslate()
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
    done: t('staff.cancellation.done'),
    onDone: () => refresh(request),
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

/** The requests to cancel of the application that is open; nothing where there are none. */
export function CancellationBlock() {
  const t = useTranslate()
  const { application } = useDetail()
  const requests = useCancellations({ applicationId: application.id })
  // Most have none: while it is not known, no place is kept for them.
  if (requests.data ? requests.data.items.length === 0 : requests.error === null) return null
  return (
    <Block title={t('staff.cancellation.block')}>
      <Loaded query={requests} lines={2}>
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map((request) => (
              <li key={request.id} className="py-3">
                <CancellationItem request={request} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Block>
  )
}

export type Cancellation = AnswerOf<'GET /api/admin/cancellations'>['items'][number]

const key = ['staff', 'cancellations'] as const

/** The queue, or the requests of one application. */
export function useCancellations(query: Readonly<{ applicationId?: number }> = {}) {
  return useAsked([...key, query], 'GET /api/admin/cancellations', { query }, fresh)
}

/** What an answer changes is asked for anew: the queue, and the application that it is about. */
function useAnswered() {
  const client = useQueryClient()
  return ({ application: { id } }: Cancellation) => {
    const about = [applicationKey(id), applicationThreadKey(id), lettersKey(id)]
    const changed = [key, ...about, ['applications']]
    for (const queryKey of changed) void client.invalidateQueries({ queryKey })
  }
}
