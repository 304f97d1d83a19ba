import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import { hasEnded, isPaid } from '#domain/application/status.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'
import { formatPrice } from '#phrases/format.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { refundKey } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Block } from '../parts/Block.tsx'
import { ByLine } from '../parts/ByLine.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useMay } from '../parts/use-me.ts'
import { AmendForm, type AmendmentOffer, orderWords } from './AmendForm.tsx'

/** What was ordered becomes something else: cheaper with money back, dearer once the traveller paid for it. */
export function AmendBlock() {
  const may = useMay()
  return may('refund.make') ? <Amendments /> : null
}

function Amendments() {
  const t = useTranslate()
  const { application } = useDetail()
  const { id, visaType, processingType, hasInsurance, hasESim } = application
  const [fields] = useState(() =>
    createFields<OrderChoice>({ visaType, processingType, hasInsurance, hasESim }),
  )
  const wanted = useAll(fields)
  const [isOpen, setOpen] = useState(false)
  const query = useAsked(
    [...refundKey(id), 'amendment', wanted],
    'GET /api/admin/applications/{id}/amendment',
    {
      params: { id },
      query: { ...wanted, hasInsurance: `${wanted.hasInsurance}`, hasESim: `${wanted.hasESim}` },
    },
    { ...fresh, placeholderData: keepPreviousData },
  )
  const mayChange = isPaid(application) && !hasEnded(application)
  if (!mayChange && !query.data?.amendments.length) return null
  return (
    <Block
      title={t('staff.refund.change.title')}
      aside={
        mayChange &&
        query.data &&
        !isOpen && (
          <SmallButton onClick={() => setOpen(true)}>{t('staff.refund.change.open')}</SmallButton>
        )
      }
    >
      <Loaded query={query} lines={1}>
        {(offer) => (
          <div className="space-y-4">
            <AmendmentList amendments={offer.amendments} />
            {isOpen && (
              <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
                <FieldsProvider fields={fields}>
                  <Wanted />
                </FieldsProvider>
                <AmendForm
                  // An open question was about the wish before.
                  key={JSON.stringify(wanted)}
                  offer={offer}
                  wanted={wanted}
                  isOld={query.isPlaceholderData}
                  onClose={() => setOpen(false)}
                />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </Block>
  )
}

function Wanted() {
  const t = useTranslate()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name="visaType"
        label={t('staff.refund.change.visa')}
        options={visaTypes.map((value) => ({ value, label: t(`status.visa.${value}`) }))}
      />
      <SelectField
        name="processingType"
        label={t('staff.refund.change.speed')}
        options={processingTypes.map((value) => ({ value, label: t(`status.speed.${value}`) }))}
      />
      <CheckboxField name="hasInsurance" label={t('apply.hasInsurance.label')} />
      <CheckboxField name="hasESim" label={t('apply.hasESim.label')} />
    </div>
  )
}

type Amendment = AmendmentOffer['amendments'][number]

const tones: Record<Amendment['state'], BadgeTone> = {
  open: 'info',
  done: 'success',
  lapsed: 'neutral',
}

/** What was changed of an order, by its traveller for a supplement and by staff; newest first. */
function AmendmentList({ amendments }: Readonly<{ amendments: readonly Amendment[] }>) {
  const { t, language } = useWords()
  const say = (choice: Amendment['from']) => orderWords(choice, language, t)
  if (amendments.length === 0) return null
  return (
    <ul aria-label={t('staff.refund.change.list')} className="divide-y divide-line text-sm">
      {amendments.map(({ id, state, from, to, differenceCents, reason, by, createdAt, doneAt }) => (
        <li key={id} className="space-y-1 py-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="figures font-semibold">
              {`${differenceCents > 0 ? '+ ' : '− '}${formatPrice(Math.abs(differenceCents), language)}`}
            </span>
            <Badge tone={tones[state]}>{t(`staff.refund.change.state.${state}`)}</Badge>
            <span>{t('staff.refund.change.from', { from: say(from), to: say(to) })}</span>
          </p>
          <ByLine
            name={by?.name ?? t('staff.application.history.actor.traveller')}
            at={doneAt ?? createdAt}
          />
          {reason && <p className="whitespace-pre-wrap">{reason}</p>}
        </li>
      ))}
    </ul>
  )
}
