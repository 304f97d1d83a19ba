import type { Cents } from '#domain/money/money.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { type Fields, useAll } from '../../form/fields.tsx'
import { RadioCards } from '../../form/RadioCards.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { nameOf } from '../parts/application/application.ts'
import { decisionForm, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { DecisionForm, useDecision } from '../parts/decision/DecisionForm.tsx'
import {
  type Asked,
  centsOf,
  chosenIn,
  offeredOf,
  type Proposal,
  problemOf,
  type RefundProblem,
  type RefundView,
  type Said,
  unsaid,
} from './refund.ts'

type RefundFormProps = Readonly<{
  proposal: Proposal
  ofRole: RefundView['ofRole']
  asked: Asked
  /** The figures are of another request; those of this one are on their way. */
  isOld: boolean
  onClose: () => void
}>

const maxNote = 2000

/** How much is paid back: what the policy says, half, all or, with a reason, something else. */
export function RefundForm({ proposal, ofRole, asked, isOld, onClose }: RefundFormProps) {
  const { t, language } = useWords()
  const { basis } = useDetail()
  const offered = offeredOf(proposal, ofRole?.leftCents ?? null)
  const fields = useTypedFields(basis.id, decisionForm('refund'), unsaid)
  const said = useAll(fields)
  const cents = centsOf(said, offered, proposal)
  const problem = problemOf(cents, said.refundNote, proposal, ofRole?.leftCents ?? null)
  const decision = useRefunding({ fields, cents, problem, proposal, asked, onClose })
  const traveller = basis.applicants.find((each) => each.id === asked.applicantId)
  return (
    <DecisionForm
      decision={decision}
      action={t('staff.refund.action')}
      look={proposal.eligible ? 'primary' : 'secondary'}
      failed={t('staff.refund.failed')}
      isClosed={isOld}
      question={{
        title: t('staff.refund.confirm', { amount: formatPrice(cents ?? 0, language) }),
        yes: t('staff.refund.yes'),
        isGrave: true,
        text: (
          <>
            <p>{t('staff.refund.confirm.text', { email: basis.contactEmail })}</p>
            <p>
              {traveller
                ? t('staff.refund.confirm.traveller', { name: nameOf(traveller) })
                : t('staff.refund.confirm.whole')}
            </p>
          </>
        ),
      }}
      onBack={onClose}
    >
      <LimitOfRole ofRole={ofRole} />
      <HowMuch offered={offered} chosen={chosenIn(said, offered, proposal)} />
      <TextField
        name="refundNote"
        label={t('staff.refund.note')}
        hint={t('staff.refund.note.hint')}
        optional={problem !== 'note.required'}
        rows={2}
        maxLength={maxNote}
      />
    </DecisionForm>
  )
}

type RefundingOptions = Pick<RefundFormProps, 'proposal' | 'asked' | 'onClose'> &
  Readonly<{ fields: Fields<Said>; cents: Cents | null; problem: RefundProblem | null }>

function useRefunding({ fields, cents, problem, proposal, asked, onClose }: RefundingOptions) {
  const { t, language } = useWords()
  const { basis, carryOut, refresh } = useDetail()
  const { id, version } = basis
  return useDecision({
    fields,
    first: unsaid,
    check: () =>
      (problem && {
        [problem === 'note.required' ? 'refundNote' : 'amount']: t(`staff.refund.${problem}`, {
          limit: formatPrice(proposal.limitCents, language),
        }),
      }) ??
      {},
    send: ({ refundNote }) => {
      const note = refundNote.trim()
      const body = { ...asked, amountCents: cents ?? 0, version, ...(note ? { note } : {}) }
      return carryOut(() =>
        call('POST /api/admin/applications/{id}/refund', { params: { id }, body }),
      )
    },
    done: t('staff.refund.done'),
    onDone: () => {
      void refresh()
      onClose()
    },
  })
}

function LimitOfRole({ ofRole }: Pick<RefundFormProps, 'ofRole'>) {
  const { t, language } = useWords()
  if (!ofRole) return null
  const say = (cents: Cents) => formatPrice(cents, language)
  return (
    <Notice tone={ofRole.leftCents > 0 ? 'info' : 'warning'}>
      {t('staff.refund.ofRole', { limit: say(ofRole.limitCents), left: say(ofRole.leftCents) })}
    </Notice>
  )
}

type HowMuchProps = Readonly<{
  offered: ReturnType<typeof offeredOf>
  chosen: ReturnType<typeof chosenIn>
}>

function HowMuch({ offered, chosen }: HowMuchProps) {
  const { t, language } = useWords()
  return (
    <>
      <RadioCards
        name="part"
        label={t('staff.refund.part')}
        chosen={chosen}
        columns={2}
        options={[
          ...offered.map(({ part, cents }) => ({
            value: part,
            title: t(`staff.refund.part.${part}`),
            aside: formatPrice(cents, language),
          })),
          { value: 'other', title: t('staff.refund.part.other') },
        ]}
      />
      {chosen === 'other' && (
        <TextField
          name="amount"
          label={t('staff.refund.amount')}
          inputMode="decimal"
          autoComplete="off"
          readsLtr
          width="short"
        />
      )}
    </>
  )
}
