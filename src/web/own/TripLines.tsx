import { useEffect, useState } from 'react'
import { type TripField, tripFields, whyNotCorrectTrip } from '#domain/application/correction.ts'
import { findPort } from '#domain/reference/ports.ts'
import { useRulesOf } from '../api/use-rules-of.ts'
import { showAnchor } from '../document/anchor.ts'
import type { Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { portName } from '../i18n/port-name.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { AnswerLine } from './AnswerLine.tsx'

const loadCorrecting = () => import('../correction/CorrectTrip.tsx')

type TripLinesProps = Readonly<{ application: Application; onChanged: () => void }>

const idOf = (field: TripField) => `trip-${field}`

/** How and where all arrive, editable until a traveller is filed. */
export function TripLines({ application, onChanged }: TripLinesProps) {
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
