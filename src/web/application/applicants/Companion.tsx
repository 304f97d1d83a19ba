import { isMinor } from '#domain/application/steps/minor.ts'
import { todayIn } from '#domain/time/calendar.ts'
import { now } from '../../clock.ts'
import type { FieldPath } from '../../form/applicant/AnswerFields.tsx'
import { CompanionFields } from '../../form/applicant/TravelFields.tsx'
import { applicantAnswers } from '../../form/applicant/values.ts'
import { useField } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { useLanguage } from '../../i18n/provider.tsx'
import type { WizardValues } from '../values.ts'

type CompanionProps = Readonly<{ index: number; count: number; path: FieldPath }>

/** The travel companion: asked in joint applications and of children; a single adult travels alone. */
export function Companion({ index, count, path }: CompanionProps) {
  const language = useLanguage()
  const applicant = useField<WizardValues, `applicants.${number}`>(`applicants.${index}`)
  const answers = applicantAnswers(applicant, knownMonths(language))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const isAsked = count > 1 || applicant.hasCompanion || isMinor(answers, todayIn(now(), timeZone))
  return isAsked ? <CompanionFields path={path} /> : null
}
