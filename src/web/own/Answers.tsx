import { useEffect, useState } from 'react'
import { whyNotCorrect } from '#domain/application/correction.ts'
import type { AnswerRow } from '../application/payment/answers.ts'
import type { Applicant, Application } from '../document/checklist.ts'
import { showPlace } from '../document/place.ts'
import { useTravellerName } from '../document/use-traveller-name.ts'
import { sectionOf } from '../form/applicant/sections.ts'
import type { ApplicantField } from '../form/applicant/values.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'
import { answersOf } from './answers.ts'
import { Later } from './Later.tsx'
import { useReader } from './reader.ts'

const loadCorrecting = () => import('../correction/CorrectTraveller.tsx')

type AnswersProps = Readonly<{
  application: Application
  applicant: Applicant
  /** A link led to this one of the answers. */
  asked: AskedAnswer | null
  onChanged: () => void
}>

export type AskedAnswer = Readonly<{ applicantId: number; field: ApplicantField }>

const idOf = (applicantId: number, field: string) => `answer-${applicantId}-${field}`

/** All that a traveller answered, each line with the way to change it as long as that is possible. */
export function Answers({ application, applicant, asked, onChanged }: AnswersProps) {
  const t = useTranslate()
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
    // Once the lines are drawn again: to the one that it began with.
    if (back) showPlace(idOf(applicantId, back.field), 'center')
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
      <Later key={id} load={loadCorrecting}>
        {({ CorrectTraveller }) => (
          <CorrectTraveller
            key={field}
            {...{ application, applicant, field }}
            onDone={done}
            onBehind={onChanged}
          />
        )}
      </Later>
    ) : (
      <div key={id}>
        <h4 className="mb-1 text-sm font-bold">{t(`apply.section.${id}`)}</h4>
        <dl className="divide-y divide-line text-sm">
          {rows.map((row) => (
            <Line
              key={row.path}
              row={row}
              applicant={applicant}
              isChanged={changed.includes(fieldOf(row))}
              onChange={mayChange ? () => setPressed(fieldOf(row)) : null}
            />
          ))}
        </dl>
      </div>
    ),
  )
}

const fieldOf = ({ path }: AnswerRow) => (path.split('.').at(-1) ?? '') as ApplicantField

type LineProps = Readonly<{
  row: AnswerRow
  applicant: Applicant
  /** It was corrected just now. */
  isChanged: boolean
  /** Null where it stays as it is. */
  onChange: (() => void) | null
}>

function Line({ row, applicant, isChanged, onChange }: LineProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const { label, text } = row
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto] ${isChanged ? 'bg-leaf-tint' : ''}`}
    >
      <dt className="text-quiet">{label}</dt>
      <dd className="figures col-start-1 min-w-0 break-words sm:col-start-2">
        {text ? <bdi>{text}</bdi> : <span className="text-quiet">{t('correction.empty')}</span>}
        {isChanged && (
          <span role="status" className="flex items-center gap-1 font-semibold text-leaf">
            <Icon path={checkIcon} className="size-4" />
            <span>{t('correction.answers.saved')}</span>
          </span>
        )}
      </dd>
      {onChange && (
        <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
          <button
            type="button"
            id={idOf(applicant.id, fieldOf(row))}
            onClick={onChange}
            className="link min-h-9 px-1 pointer-coarse:min-h-11"
          >
            {t('apply.check.change')}
            <span className="sr-only">
              {` ${t('apply.check.change.what', { section: label, who: nameOf(applicant) })}`}
            </span>
          </button>
        </dd>
      )}
    </div>
  )
}
