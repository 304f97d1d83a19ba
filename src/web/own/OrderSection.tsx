import { useEffect, useState } from 'react'
import { type TripField, tripFields, whyNotCorrectTrip } from '#domain/application/correction.ts'
import { findPort } from '#domain/reference/ports.ts'
import { formatDollars, formatList } from '#phrases/format.ts'
import { orderedLines } from '../api/ordered-lines.ts'
import { useRulesOf } from '../api/use-rules-of.ts'
import { PriceLines } from '../application/PriceLines.tsx'
import { showAnchor } from '../document/anchor.ts'
import type { Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { portName } from '../i18n/port-name.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import { Section } from './Section.tsx'

type OrderSectionProps = Readonly<{ application: Application; onChanged: () => void }>

/** The order, the arrival of all, and the price. */
export function OrderSection({ application, onChanged }: OrderSectionProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { rules } = useRulesOf(application)
  const money = (dollars: number) => formatDollars(dollars, language)
  const { visaType, processingType, totalPrice } = application
  const visa = t(`status.visa.${visaType}`)
  return (
    <Section title={t('own.order.title')} gist={formatList([visa, money(totalPrice)], language)}>
      <dl className="divide-y divide-line text-sm">
        <AnswerLine label={t('status.details.visa')} text={visa} />
        <AnswerLine label={t('status.details.speed')} text={t(`status.speed.${processingType}`)} />
      </dl>
      <TripLines application={application} onChanged={onChanged} />
      <dl className="figures mt-4 space-y-1.5 border-t border-line pt-4 text-sm">
        <PriceLines lines={orderedLines(application, rules)} chosen={application} />
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>{t('apply.price.total')}</dt>
          <dd className="whitespace-nowrap">{money(totalPrice)}</dd>
        </div>
      </dl>
    </Section>
  )
}

const loadCorrecting = () => import('../correction/CorrectTrip.tsx')

type TripLinesProps = Readonly<{ application: Application; onChanged: () => void }>

const idOf = (field: TripField) => `trip-${field}`

/** How and where all arrive, editable until a traveller is filed. */
function TripLines({ application, onChanged }: TripLinesProps) {
  const t = useTranslate()
  const { rules } = useRulesOf(application)
  const { transportationMethod, portOfEntry, applicants, paymentStatus } = application
  const states = applicants.map(({ state }) => state)
  const mayChange = whyNotCorrectTrip('traveller', states, paymentStatus) === null
  const [pressed, setPressed] = useState<TripField | null>(null)
  const [changed, setChanged] = useState<readonly TripField[]>([])
  const [back, setBack] = useState<Readonly<{ field: TripField }> | null>(null)
  useEffect(() => {
    // Once rendered again, return to the answer that was edited.
    if (back) showAnchor(idOf(back.field), 'center')
  }, [back])
  const done = (fields: readonly TripField[]) => {
    setPressed(null)
    setChanged(fields)
    if (fields.length > 0) onChanged()
    if (pressed) setBack({ field: pressed })
  }
  if (pressed && mayChange) {
    return (
      <div className="my-4">
        <LazyPart load={loadCorrecting}>
          {({ CorrectTrip }) => (
            <CorrectTrip
              application={application}
              field={pressed}
              onDone={done}
              onBehind={onChanged}
            />
          )}
        </LazyPart>
      </div>
    )
  }
  const port = rules && findPort(rules, portOfEntry)
  const texts: Record<TripField, string> = {
    transportationMethod: t(`apply.transportationMethod.${transportationMethod}`),
    portOfEntry: port ? portName(port, t) : '',
  }
  return (
    <dl className="divide-y divide-line border-t border-line text-sm">
      {tripFields.map((field) => (
        <AnswerLine
          key={field}
          label={t(`apply.${field}.label`)}
          text={texts[field]}
          isChanged={changed.includes(field)}
          change={mayChange ? { id: idOf(field), onPress: () => setPressed(field) } : null}
        />
      ))}
    </dl>
  )
}
