import { useEffect, useRef, useState } from 'react'
import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { isAnotherPersons } from '#domain/passport/check.ts'
import {
  type ComparedField,
  comparePassport,
  type PassportDifference,
} from '#domain/passport/compare.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Language } from '#domain/reference/languages.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { useSlow } from '../ui/use-slow.ts'
import { CorrectAnswer } from './CorrectAnswer.tsx'
import { type Applicant, type StoredDocument, withConfirmed } from './checklist.ts'
import { useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'

type PassportAnswerProps = Readonly<{
  applicant: Applicant
  stored: StoredDocument
  /** The file as chosen just now; null if only the server has read it. */
  file: File | null
  /** Answers confirmed here meanwhile. */
  confirmed: readonly ComparedField[]
  onConfirmed: (fields: readonly ComparedField[]) => void
  onAnother: (() => void) | null
}>

/** `says` is null if only the server read it, since it does not reveal what it read. */
type Difference = Pick<PassportDifference, 'field'> & { says: string | null }

/** The contradicted answers, each with a way to correct it. */
export function PassportAnswer(props: PassportAnswerProps) {
  const { applicant, stored, file, confirmed, onConfirmed, onAnother } = props
  const t = useTranslate()
  const nameOf = useTravellerName()
  const { reading, isUndone, stop } = useReadingOf(file)
  const isSlow = useSlow(file !== null && !reading && !isUndone)
  const differences = differencesOf(reading, applicant, stored).filter(
    ({ field }) => !confirmed.includes(field),
  )
  const fields = differences.map(({ field }) => field)
  const { isBusy, error, confirm } = useConfirmation(stored, fields, onConfirmed)
  useServersReading(isUndone && differences.length === 0)
  const outcome = reading?.outcome
  const isUnread = outcome === 'not-found' || outcome === 'other-document'
  const isAnother = isAnotherPersons(fields)
  if (differences.length === 0 && isUndone) {
    return <Notice className="mt-3" role="status" title={t('document.page.served')} />
  }
  if (differences.length === 0 && isSlow) {
    return (
      <Notice className="mt-3" role="status" title={t('document.page.slow')}>
        <Button look="quiet" className="-ms-3 px-3!" onClick={stop}>
          {t('document.page.stop')}
        </Button>
      </Notice>
    )
  }
  if (differences.length === 0 && !isUnread) return null
  const another = onAnother && (
    <Button look={isAnother ? 'primary' : 'secondary'} onClick={onAnother}>
      {t('document.page.another')}
    </Button>
  )
  if (differences.length === 0) {
    return (
      <Notice className="mt-3" role="status">
        <p>
          {t(outcome === 'other-document' ? 'document.page.other' : 'document.page.unreadable')}
        </p>
        {another && <div className="mt-3">{another}</div>}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      className="mt-3"
      role="status"
      title={t(isAnother ? 'document.reason.another-person' : 'document.page.title')}
    >
      {isAnother ? (
        <p>{t('document.page.another-person.text', { name: nameOf(applicant) })}</p>
      ) : (
        <ul className="space-y-3">
          {differences.map((difference) => (
            <Line key={difference.field} difference={difference} applicant={applicant} />
          ))}
        </ul>
      )}
      {error !== null && <p className="mt-3 font-semibold">{wordsOf(error, t)}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {isAnother && another}
        {isBeforeFiling(applicant.state) && (
          <Button look="secondary" busy={isBusy} onClick={confirm}>
            {t('document.page.same')}
          </Button>
        )}
        {isAnother ? <Correction applicant={applicant} field="passportNumber" /> : another}
      </div>
    </Notice>
  )
}

/** Confirms the answers on the server and updates the page. */
function useConfirmation(
  { id }: StoredDocument,
  fields: readonly ComparedField[],
  onConfirmed: (fields: readonly ComparedField[]) => void,
) {
  const t = useTranslate()
  const toast = useToast()
  const { change, refresh } = useUploads()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await call('POST /api/documents/{id}/confirm', {
        params: { id },
        body: { fields: [...fields] },
      })
    } catch (failure) {
      setBusy(false)
      setError(failure)
      return
    }
    toast({ title: t('document.page.confirmed') })
    onConfirmed(fields)
    change((application) => withConfirmed(application, id))
    await refresh()
  }
  return { isBusy, error, confirm }
}

/** The reading of a file chosen here; null before that or without one. `isUndone` if this device fails. */
function useReadingOf(file: File | null) {
  const [reading, setReading] = useState<PassportReading | null>(null)
  const [isUndone, setUndone] = useState(false)
  const asking = useRef<AbortController | null>(null)
  useEffect(() => {
    if (!file) return
    const mine = new AbortController()
    asking.current = mine
    const { signal } = mine
    import('../passport/read.ts')
      .then(({ readPassport }) => readPassport(file, signal))
      .then(
        (answer) => !signal.aborted && setReading(answer.reading),
        () => !signal.aborted && setUndone(true),
      )
    return () => mine.abort()
  }, [file])
  const stop = () => {
    asking.current?.abort()
    setUndone(true)
  }
  return { reading, isUndone, stop }
}

/** Delays between checks for the server's reading, in milliseconds. */
const looks = [4_000, 8_000, 16_000, 32_000]

/** If this device cannot read the page, the server's slightly later reading is used. */
function useServersReading(isWanted: boolean): void {
  const { refresh } = useUploads()
  const [look, setLook] = useState(0)
  useEffect(() => {
    const wait = looks[look]
    if (!isWanted || wait === undefined) return
    const timer = setTimeout(() => refresh().finally(() => setLook(look + 1)), wait)
    return () => clearTimeout(timer)
  }, [isWanted, look, refresh])
}

function differencesOf(
  reading: PassportReading | null,
  applicant: Applicant,
  stored: StoredDocument,
): Difference[] {
  const read = reading && 'fields' in reading ? comparePassport(reading.fields, applicant) : []
  const told = stored.differs.filter((field) => !read.some((each) => each.field === field))
  return [...read, ...told.map((field) => ({ field, says: null }))]
}

type LineProps = Readonly<{ difference: Difference; applicant: Applicant }>

function Line({ difference: { field, says }, applicant }: LineProps) {
  const t = useTranslate()
  const language = useLanguage()
  const label = t(`document.page.field.${field}`)
  const words = (value: string) => valueWords(field, value, t, language)
  return (
    <li>
      <p>
        {says === null
          ? t('document.page.unsaid', { field: label })
          : t('document.page.line', {
              field: label,
              says: words(says),
              wrote: words(applicant[field]),
            })}
      </p>
      <Correction applicant={applicant} field={field} />
    </li>
  )
}

function Correction({
  applicant,
  field,
}: Readonly<{ applicant: Applicant; field: ComparedField }>) {
  const t = useTranslate()
  const label = t('document.page.correct.of', { field: t(`document.page.field.${field}`) })
  return (
    <CorrectAnswer applicant={applicant} field={field} label={label}>
      {t('document.page.correct')}
    </CorrectAnswer>
  )
}

function valueWords(field: ComparedField, value: string, t: Translate, language: Language) {
  switch (field) {
    case 'dateOfBirth':
    case 'passportExpiryDate':
      return sayDay(value, language)
    case 'nationality':
    case 'passportIssuingCountry':
      return namesIn(language)(value)
    case 'gender':
      return t(phraseKey(`document.page.gender.${value}`))
    default:
      return value
  }
}
