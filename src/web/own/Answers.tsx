import { useEffect, useState } from 'react'
import { whyNotCorrect } from '#domain/application/correction.ts'
import type { AnswerRow } from '../application/payment/answers.ts'
import { showAnchor } from '../document/anchor.ts'
import type { Applicant, Application } from '../document/checklist.ts'
import { LazyPart } from '../document/LazyPart.tsx'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { sectionOf } from '../form/applicant/sections.ts'
import type { ApplicantField } from '../form/applicant/values.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import { answersOf } from './answers.ts'
import { useReader } from './reader.ts'

const loadCorrecting = () => import('../correction/CorrectTraveller.tsx')

type AnswersProps = Readonly<{
  application: Application
  applicant: Applicant
  /** The answer a link leads to. */
  asked: AskedAnswer | null
  onChanged: () => void
}>

export type AskedAnswer = Readonly<{ applicantId: number; field: ApplicantField }>

const idOf = (applicantId: number, field: string) => `answer-${applicantId}-${field}`

/** A traveller's answers, each with a button to change it while possible. */
export function Answers({ application, applicant, asked, onChanged }: AnswersProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const reader = useReader(application.portOfEntry)
  const { id: applicantId, state } = applicant
  const { paymentStatus } = application
  const mayChange = whyNotCorrect('traveller', { state, paymentStatus }) === null
  const [pressed, setPressed] = useState(asked?.field ?? null)
  useEffect(() => {
    if (asked) setPressed(asked.field)
  }, [asked])
  const [changed, setChanged] = useState<readonly string[]>([])
  const [back, setBack] = useState<Readonly<{ field: ApplicantField }> | null>(null)
  useEffect(() => {
    // Once rendered again, return to the answer that was edited.
    if (back) showAnchor(idOf(applicantId, back.field), 'center')
  }, [back, applicantId])
  const field = mayChange ? pressed : null
  const done = (fields: readonly ApplicantField[]) => {
    setPressed(null)
    setChanged(fields)
    if (fields.length > 0) onChanged()
    setBack(field && { field: fields.includes(field) ? field : (fields[0] ?? field) })
  }
  return answersOf(applicant, reader, mayChange).map(({ id, rows }) =>
    field && sectionOf(field) === id ? (
      <LazyPart key={id} load={loadCorrecting}>
        {({ CorrectTraveller }) => (
          <CorrectTraveller
            key={field}
            {...{ application, applicant, field }}
            onDone={done}
            onBehind={onChanged}
          />
        )}
      </LazyPart>
    ) : (
      <div key={id}>
        <h4 className="mb-1 text-sm font-bold">{t(`apply.section.${id}`)}</h4>
        <dl className="divide-y divide-line text-sm">
          {rows.map((row) => (
            <AnswerLine
              key={row.path}
              label={row.label}
              text={row.text}
              who={nameOf(applicant)}
              isChanged={changed.includes(fieldOf(row))}
              change={
                mayChange
                  ? {
                      id: idOf(applicantId, fieldOf(row)),
                      onPress: () => setPressed(fieldOf(row)),
                    }
                  : null
              }
            />
          ))}
        </dl>
      </div>
    ),
  )
}

const fieldOf = ({ path }: AnswerRow) => (path.split('.').at(-1) ?? '') as ApplicantField
