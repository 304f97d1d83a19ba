import { fromDollars, toDollars } from '#domain/money/money.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { useAll } from '../../form/fields.tsx'
import { RadioCards } from '../../form/RadioCards.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { nameOf } from '../parts/application/application.ts'
import { decisionForm, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { DecisionForm } from '../parts/decision/DecisionForm.tsx'
import { useDecision } from '../parts/decision/use-decision.ts'
import {
  type Asked,
  centsOf,
  chosenIn,
  offeredOf,
  type Proposal,
  problemOf,
  type RefundView,
  unsaid,
} from './refund.ts'

type RefundFormProps = Readonly<{
  proposal: Proposal
  ofRole: RefundView['ofRole']
  asked: Asked
  onClose: () => void
}>

const maxNote = 2000

/** How much is paid back: what the policy says, half, all or, with a reason, something else. */
export function RefundForm({ proposal, ofRole, asked, onClose }: RefundFormProps) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const { basis, carryOut, refresh } = useDetail()
  const { id, version } = basis
  const left = ofRole?.left ?? null
  const offered = offeredOf(proposal, left)
  const fields = useTypedFields(id, decisionForm('refund'), unsaid)
  const said = useAll(fields)
  const chosen = chosenIn(said, offered)
  const cents = centsOf(said, offered)
  const problem = problemOf(cents, said.refundNote, proposal, left)
  const price = (amount: number) => formatPrice(amount, language)
  const isNoted = problem === 'note.required'
  const decision = useDecision({
    fields,
    first: unsaid,
    check: () => ({
      amount: problem !== null && !isNoted && t(`staff.refund.${problem}`),
      refundNote: isNoted && t('staff.refund.note.required'),
    }),
    send: ({ refundNote }) => {
      const note = refundNote.trim()
      const amount = toDollars(cents ?? 0)
      const body = { ...asked, amount, version, ...(note ? { note } : {}) }
      return carryOut(() =>
        call('POST /api/admin/applications/{id}/refund', { params: { id }, body }),
      )
    },
    onDone: () => {
      toast({ tone: 'success', title: t('staff.refund.done') })
      void refresh()
      onClose()
    },
  })
  const traveller = basis.applicants.find((each) => each.id === asked.applicantId)
  return (
    <DecisionForm
      decision={decision}
      action={t('staff.refund.action')}
      look={proposal.eligible ? 'primary' : 'secondary'}
      failed={t('staff.refund.failed')}
      question={{
        title: t('staff.refund.confirm', { amount: price(cents ?? 0) }),
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
      {ofRole && (
        <Notice tone={ofRole.left > 0 ? 'info' : 'warning'}>
          {t('staff.refund.ofRole', {
            limit: price(fromDollars(ofRole.limit)),
            left: price(fromDollars(ofRole.left)),
          })}
        </Notice>
      )}
      <RadioCards
        name="part"
        label={t('staff.refund.part')}
        chosen={chosen}
        columns={2}
        options={[
          ...offered.map(({ part, cents: amount }) => ({
            value: part,
            title: t(`staff.refund.part.${part}`),
            aside: price(amount),
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
      <TextField
        name="refundNote"
        label={t('staff.refund.note')}
        hint={t('staff.refund.note.hint')}
        optional={!isNoted}
        rows={2}
        maxLength={maxNote}
      />
    </DecisionForm>
  )
}
