import { useState } from 'react'
import { fill, type ProductTemplate } from '#domain/template.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { createFields } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { DecisionForm } from '../parts/decision/DecisionForm.tsx'
import { useDecision } from '../parts/decision/use-decision.ts'
import { Loaded } from '../parts/Loaded.tsx'
import type { Template, Writing } from '../parts/message/message.ts'
import { useTemplates, useWriting } from '../parts/message/use-writing.ts'
import type { AmendProps } from './amend.ts'

const template: ProductTemplate = 'supplement'
const unsaid = {}

/** A change that costs more is paid by its traveller, on the page that is sent to them. */
export function AskToPay(props: AmendProps) {
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
  const t = useTranslate()
  const language = useLanguage()
  const { basis, carryOut } = useDetail()
  const { id, contactEmail } = basis
  const [fields] = useState(() => createFields(unsaid))
  const cents = offer.differenceCents
  const text = templates.find((each) => each.id === template)?.text ?? ''
  const free = { amount: formatPrice(cents, writing.language) }
  const filled = fill(text, { known: writing.values, free })
  const message = 'text' in filled ? filled.text : ''
  const amount = formatPrice(cents, language)
  const decision = useDecision({
    fields,
    first: unsaid,
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
