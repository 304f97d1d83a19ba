import { useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Language } from '#domain/reference/languages.ts'
import { fill, type ProductTemplate } from '#domain/template.ts'
import { formatList, formatPrice } from '#phrases/format.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { createFields } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { decisionForm, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { DecisionForm, useDecision } from '../parts/decision/DecisionForm.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import type { Template, Writing } from '../parts/message/message.ts'
import { useTemplates, useWriting } from '../parts/message/use-writing.ts'
import { useMay } from '../parts/use-me.ts'

/** What a change means, and how it comes about: made here where it is cheaper, paid by the traveller where it is dearer. */
export function AmendForm(props: AmendProps) {
  const t = useTranslate()
  const may = useMay()
  const { whyNot } = props.offer
  const isDearer = whyNot === 'amendment.dearer'
  if (whyNot && !isDearer && !props.isOld) {
    return <Notice tone="info">{t(phraseKey(`error.${whyNot}`))}</Notice>
  }
  return (
    <div className="space-y-3">
      <OfferFacts {...props} />
      {!isDearer && <Cheaper {...props} />}
      {isDearer && <Notice tone="info">{t('error.amendment.dearer')}</Notice>}
      {isDearer && may('application.work') && <AskToPay {...props} />}
    </div>
  )
}

const unsaid = { amendReason: '' }
const maxReason = 2000

/** What it gives back, why it is made, and the question once more before it is. */
function Cheaper({ offer, wanted, isOld, onClose }: AmendProps) {
  const { t, language } = useWords()
  const { basis, carryOut, refresh } = useDetail()
  const { id, version } = basis
  const decision = useDecision({
    fields: useTypedFields(id, decisionForm('amend'), unsaid),
    first: unsaid,
    check: ({ amendReason }) => ({
      amendReason: !amendReason.trim() && t('staff.refund.change.reason.required'),
    }),
    send: ({ amendReason }) => {
      const body = { ...wanted, reason: amendReason.trim(), version }
      return carryOut(() =>
        call('POST /api/admin/applications/{id}/amendment', { params: { id }, body }),
      )
    },
    done: t('staff.refund.change.done'),
    onDone: () => {
      void refresh()
      onClose()
    },
  })
  return (
    <DecisionForm
      decision={decision}
      action={t('staff.refund.change.action')}
      failed={t('staff.refund.change.failed')}
      isClosed={isOld}
      question={{
        title: t('staff.refund.change.confirm', { order: orderWords(wanted, language, t) }),
        yes: t('staff.refund.change.yes'),
        isGrave: true,
        text: t('staff.refund.change.confirm.text', {
          amount: formatPrice(offer.refundCents, language),
          email: basis.contactEmail,
        }),
      }}
      onBack={onClose}
    >
      <TextField
        name="amendReason"
        label={t('staff.refund.change.reason')}
        hint={t('staff.refund.change.reason.hint')}
        rows={2}
        maxLength={maxReason}
      />
    </DecisionForm>
  )
}

function OfferFacts({ offer, isOld }: Pick<AmendProps, 'offer' | 'isOld'>) {
  const { t, language } = useWords()
  const money = (cents: Cents) => formatPrice(cents, language)
  const { differenceCents, refundCents, feeCents, totalCents, expectedBy } = offer
  const isCheaper = differenceCents <= 0
  return (
    <div aria-busy={isOld || undefined} className={isOld ? 'opacity-60' : ''}>
      <Facts
        facts={[
          {
            name: t('staff.refund.change.difference'),
            value: `${isCheaper ? '−' : '+'} ${money(Math.abs(differenceCents))}`,
          },
          { name: t('staff.refund.change.fee'), value: refundCents > 0 && `− ${money(feeCents)}` },
          {
            name: t('staff.refund.change.refund'),
            value: isCheaper && <span className="font-semibold">{money(refundCents)}</span>,
          },
          { name: t('staff.refund.change.total'), value: money(totalCents) },
          { name: t('staff.refund.change.due'), value: sayDay(expectedBy, language) },
        ]}
      />
    </div>
  )
}

const template: ProductTemplate = 'supplement'
const nothing = {}

/** A change that costs more is paid by its traveller, on the page that is sent to them. */
function AskToPay(props: AmendProps) {
  const writing = useWriting(useDetail().basis.id)
  return (
    <Loaded query={writing} lines={2}>
      {(known) => <InTheirLanguage {...props} writing={known} />}
    </Loaded>
  )
}

type WrittenProps = AmendProps & Readonly<{ writing: Writing }>

function InTheirLanguage(props: WrittenProps) {
  return (
    <Loaded query={useTemplates(props.writing.language)} lines={2}>
      {({ items }) => <Ask {...props} templates={items} />}
    </Loaded>
  )
}

type AskProps = WrittenProps & Readonly<{ templates: readonly Template[] }>

function Ask({ offer, isOld, writing, templates, onClose }: AskProps) {
  const { t, language } = useWords()
  const { basis, carryOut } = useDetail()
  const { id, contactEmail } = basis
  const [fields] = useState(() => createFields(nothing))
  const cents = offer.differenceCents
  const text = templates.find((each) => each.id === template)?.text ?? ''
  const free = { amount: formatPrice(cents, writing.language) }
  const filled = fill(text, { known: writing.values, free })
  const message = 'text' in filled ? filled.text : ''
  const amount = formatPrice(cents, language)
  const decision = useDecision({
    fields,
    first: nothing,
    send: () =>
      carryOut(() =>
        call('POST /api/admin/applications/{id}/thread', {
          params: { id },
          body: { message, template, internal: false },
        }),
      ),
    done: t('staff.refund.change.asked'),
    onDone: onClose,
  })
  return (
    <DecisionForm
      decision={decision}
      action={message && t('staff.refund.change.ask', { amount })}
      isClosed={isOld}
      question={{
        title: t('staff.refund.change.ask', { amount }),
        yes: t('staff.template.compose.send'),
        text: (
          <>
            <p>{t('staff.review.consequence.letter', { email: contactEmail })}</p>
            <p dir="auto" lang={writing.language} className="mt-2 whitespace-pre-line">
              {message}
            </p>
          </>
        ),
      }}
      onBack={onClose}
    >
      {!message && (
        <Notice tone="warning">
          {'missing' in filled
            ? t('staff.template.compose.missing', { names: filled.missing.join(', ') })
            : t('staff.template.compose.blank')}
        </Notice>
      )}
    </DecisionForm>
  )
}

export type AmendmentOffer = AnswerOf<'GET /api/admin/applications/{id}/amendment'>

type AmendProps = Readonly<{
  offer: AmendmentOffer
  wanted: OrderChoice
  /** The figures are of another wish; those of this one are on their way. */
  isOld: boolean
  onClose: () => void
}>

export function orderWords(choice: OrderChoice, language: Language, t: Translate): string {
  const { visaType, processingType, hasInsurance, hasESim } = choice
  const words = [
    t(`status.visa.${visaType}`),
    t(`status.speed.${processingType}`),
    hasInsurance && t('apply.hasInsurance.label'),
    hasESim && t('apply.hasESim.label'),
  ]
  return formatList(
    words.filter((each) => each !== false),
    language,
  )
}
