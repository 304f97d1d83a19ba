import { readingIn } from '../../form/applicant/findings.ts'
import { IssueLine } from '../../form/Field.tsx'
import { useAll, useField, useFields } from '../../form/fields.tsx'
import { useLoaded } from '../../form/use-loaded.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import type { PassportValues } from '../../passport/comparison.ts'
import { inTurn } from '../../passport/in-turn.ts'
import { PassportReader } from '../../passport/PassportReader.tsx'
import { draftPages } from '../../passport/page-store.ts'
import { useRules } from '../../rules.ts'
import { isContactTaken } from '../derived-answers.ts'
import { useSaveNow } from '../use-draft.ts'
import { inWords } from '../use-issues.ts'
import type { WizardValues } from '../values.ts'

type ReadPassportProps = Readonly<{
  index: number
  /** At the very start, before the fields it fills in. */
  isStart?: boolean
}>

/** Reads an applicant's passport into the wizard, and stores the picture with the draft. */
export function ReadPassport({ index, isStart = false }: ReadPassportProps) {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const saveNow = useSaveNow()
  const page = useField<WizardValues, `applicants.${number}.passportPage`>(
    `applicants.${index}.passportPage`,
  )
  const isRead = useField<WizardValues, `applicants.${number}.passportRead`>(
    `applicants.${index}.passportRead`,
  )
  const type = useField<WizardValues, 'details.applicationType'>('details.applicationType')
  // A name copied from the contact was not typed: the passport's replaces it.
  const typed = () => {
    const applicant = fields.get(`applicants.${index}`)
    const isTaken = index === 0 && isContactTaken(fields.all())
    return isTaken ? { ...applicant, firstName: '', lastName: '' } : applicant
  }

  const take = async (values: PassportValues, file: File) => {
    const applicant = fields.get(`applicants.${index}`)
    fields.set(`applicants.${index}`, { ...applicant, ...values, passportRead: true })
    const { passportNumber } = values
    // Travellers may have been removed meanwhile: find the right one.
    const owner = () => {
      const all = fields.get('applicants')
      const isTheirs = (each: number) => all[each]?.passportNumber === passportNumber
      return isTheirs(index) ? index : all.findIndex((_, each) => isTheirs(each))
    }
    const id = await inTurn(async () => {
      await saveNow()
      return draftPages.keep(file, fields.get('applicants')[owner()]?.passportPage ?? '')
    })
    const place = owner()
    if (place >= 0) fields.set(`applicants.${place}.passportPage`, id)
  }
  const start = isStart && {
    title: t(type === 'single' ? 'passport.start.title' : 'passport.start.first'),
    lead: t('passport.start.lead'),
    readLead: t('passport.start.read'),
    advice: <PassportAdvice />,
  }
  return (
    <PassportReader
      {...start}
      number={index + 1}
      isRead={isRead}
      typed={typed}
      onTake={take}
      kept={{
        page,
        place: draftPages,
        text: t('passport.kept.text'),
        onRemove: () => fields.set(`applicants.${index}.passportPage`, ''),
      }}
    />
  )
}

const loadChecks = () => import('../findings.ts')

/** What the first applicant's passport means for the visa, before anything is typed. */
function PassportAdvice() {
  const t = useTranslate()
  const rules = useRules()
  const language = useLanguage()
  const values = useAll(useFields<WizardValues>())
  const checks = useLoaded(loadChecks)
  if (checks.state !== 'ready') return null
  const { adviceOf } = checks.value
  const found = adviceOf('applicants', values, readingIn(rules, language)).filter(({ path }) =>
    /^applicants\.0\.(nationality|passport)/.test(path),
  )
  return (
    <div className="mt-3 space-y-1.5 empty:hidden">
      {inWords('applicants', found, { t, language }).map((issue) => (
        <IssueLine key={issue.text} issue={issue} />
      ))}
    </div>
  )
}
