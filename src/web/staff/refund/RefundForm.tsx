import type { Cents } from '#domain/money/money.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { type Fields, useAll } from '../../form/fields.tsx'
import { focusField } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { nameOf } from '../parts/application/application.ts'
import { decisionForm, useTypedFields } from '../parts/application/typed.ts'
import { useDetail, useIsBehind } from '../parts/application/use-detail.tsx'
import { DecisionForm, useDecision } from '../parts/decision/DecisionForm.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import {
  type Asked,
  centsOf,
  isTyped,
  type Offered,
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
  const leftCents = ofRole?.leftCents ?? null
  const offered = offeredOf(proposal, leftCents)
  const fields = useTypedFields(basis.id, decisionForm('refund'), unsaid)
  const said = useAll(fields)
  const cents = centsOf(said, offered)
  const problemAt = (amount: Cents | null) =>
    problemOf(amount, said.refundNote, proposal, leftCents)
  const problem = problemAt(cents)
  const decision = useRefunding({ fields, cents, problem, proposal, asked, onClose })
  // What was pressed is nothing typed, and nothing that waits to be sent.
  const letGo = (back: () => void) => () => {
    if (offered.some(({ part }) => part === said.part)) fields.set('part', '')
    back()
  }
  return (
    <DecisionForm
      decision={{ ...decision, back: letGo(decision.back) }}
      action={isTyped(said.part, offered) ? t('staff.refund.action') : null}
      look="secondary"
      failed={t('staff.refund.failed')}
      isClosed={isOld}
      question={{
        title: t('staff.refund.confirm', { amount: formatPrice(cents ?? 0, language) }),
        yes: t('staff.refund.yes'),
        isGrave: true,
        text: <Consequences asked={asked} />,
      }}
      onBack={letGo(onClose)}
    >
      <LimitOfRole ofRole={ofRole} />
      <TextField
        name="refundNote"
        label={t('staff.refund.note')}
        hint={t('staff.refund.note.hint')}
        optional={problem !== 'note.required'}
        rows={2}
        maxLength={maxNote}
      />
      {decision.step === 'edit' && (
        <HowMuch
          {...{ offered, isOld, isEligible: proposal.eligible }}
          isTyped={isTyped(said.part, offered)}
          onPart={({ part, cents: amount }) => {
            fields.set('part', part)
            decision.ask(problemAt(amount) === null)
          }}
          onOther={() => {
            fields.set('part', 'other')
            requestAnimationFrame(() => focusField('amount'))
          }}
        />
      )}
    </DecisionForm>
  )
}

/** Who hears of it, and who withdraws. */
function Consequences({ asked }: Pick<RefundFormProps, 'asked'>) {
  const t = useTranslate()
  const { contactEmail, applicants } = useDetail().basis
  const traveller = applicants.find(({ id }) => id === asked.applicantId)
  return (
    <>
      <p>{t('staff.refund.confirm.text', { email: contactEmail })}</p>
      <p>
        {traveller
          ? t('staff.refund.confirm.traveller', { name: nameOf(traveller) })
          : t('staff.refund.confirm.whole')}
      </p>
    </>
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
  offered: readonly Offered[]
  isEligible: boolean
  isTyped: boolean
  isOld: boolean
  onPart: (offered: Offered) => void
  onOther: () => void
}>

/** The usual amounts, each of which leads to its question, or another one. */
function HowMuch({ offered, isEligible, isTyped, isOld, onPart, onOther }: HowMuchProps) {
  const { t, language } = useWords()
  const isOff = useIsBehind() || isOld
  return (
    <>
      {offered.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-semibold">{t('staff.refund.part')}</legend>
          {offered.map((each) => (
            <SmallButton
              key={each.part}
              look={isEligible && each.part === 'rule' ? 'primary' : 'secondary'}
              aria-disabled={isOff || undefined}
              onClick={isOff ? undefined : () => onPart(each)}
            >
              <span>{t(`staff.refund.part.${each.part}`)}</span>
              <span className="figures">{formatPrice(each.cents, language)}</span>
            </SmallButton>
          ))}
          <SmallButton look="quiet" onClick={onOther}>
            {t('staff.refund.part.other')}
          </SmallButton>
        </fieldset>
      )}
      {isTyped && (
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
