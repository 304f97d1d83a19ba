import { useMemo } from 'react'
import type { AnswerField } from '#domain/application/fields.ts'
import { checkApplicants } from '#domain/application/journey.ts'
import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import type { DetailsAnswers } from '#domain/application/steps/details.ts'
import { type Finding, type RuleCode, travellerContext } from '#domain/application/steps/finding.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { policy } from '#domain/policy.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { ageOn } from '#domain/time/calendar.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { now } from '../../../clock.ts'
import { answerWords, type Words } from '../../../form/applicant/correction-words.ts'
import { applicantSections } from '../../../form/applicant/sections.ts'
import { IssueLine } from '../../../form/Field.tsx'
import { useTranslate, useWords } from '../../../i18n/provider.tsx'
import { ruleWords } from '../../../i18n/rule-words.ts'
import { useRules } from '../../../rules.ts'
import { Badge } from '../../../ui/Badge.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { warningIcon } from '../../../ui/icons.ts'
import { ApplicantList } from '../../parts/application/ApplicantList.tsx'
import { type Applicant, type Application, nameOf } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { useSelection } from '../../parts/application/use-selection.ts'
import { Block } from '../../parts/Block.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Facts } from '../../parts/Facts.tsx'

type ApplicantsTabProps = Readonly<{
  correct: (applicant: Applicant) => Elements
}>

/** Each applicant as in the passport, with what the rules find. */
export function ApplicantsTab({ correct }: ApplicantsTabProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const { id, applicants } = application
  const [selection, setSelection] = useSelection(id, 'applicants')
  const findings = useFindings()
  const current =
    applicants.find(({ position }) => position === selection.position) ?? applicants[0]
  if (!current) return <p className="p-6 text-quiet">{t('staff.parts.travellers.none')}</p>
  const countOf = (each: Applicant) => findings.get(each.id)?.length ?? 0
  return (
    <div
      className={`grid items-start gap-4 p-4 sm:p-6 ${applicants.length > 1 ? 'lg:grid-cols-[15rem_minmax(0,1fr)]' : ''}`}
    >
      <ApplicantList
        applicants={applicants}
        current={current}
        onChoose={({ position }) => setSelection({ position, type: null })}
        aside={(each) =>
          countOf(each) > 0 && (
            <Icon
              path={warningIcon}
              label={t('staff.application.findings.count', { count: countOf(each) })}
              className="size-4.5 text-amber"
            />
          )
        }
        asideText={(each) =>
          countOf(each) > 0 ? t('staff.application.findings.count', { count: countOf(each) }) : ''
        }
      />
      <ApplicantDetails key={current.id} applicant={current} correct={correct(current)} />
    </div>
  )
}

type ApplicantDetailsProps = Readonly<{ applicant: Applicant; correct: Elements }>

function ApplicantDetails({ applicant, correct }: ApplicantDetailsProps) {
  const t = useTranslate()
  const findings = useFindings().get(applicant.id) ?? []
  const number = applicant.position
  return (
    <div className="min-w-0 space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg break-words">
          <bdi>{nameOf(applicant) || t('staff.parts.traveller', { number })}</bdi>
        </h3>
        {isMinor(applicant) && <Badge tone="warning">{t('staff.application.minor')}</Badge>}
        {applicant.singleName && <Badge>{t('staff.application.singleName')}</Badge>}
      </div>
      {correct}
      {/* While they are corrected, the form above holds them all. */}
      <div className="gap-4 xl:columns-2 [section+&]:hidden">
        {groups.map(({ id, fields }) => (
          <Block key={id} title={t(`apply.section.${id}`)} className="mb-4 break-inside-avoid">
            <FieldGroup fields={fields} applicant={applicant} findings={findings} />
          </Block>
        ))}
      </div>
    </div>
  )
}

const identity: readonly AnswerField[] = [
  'lastName',
  'firstName',
  'passportNumber',
  'dateOfBirth',
  'passportExpiryDate',
  'nationality',
  'gender',
]
const journey: readonly AnswerField[] = [
  'lastName',
  'firstName',
  'intendedDateOfArrival',
  'portOfEntry',
]

/** What each document has to agree with. */
const proven: Record<DocumentType, readonly AnswerField[]> = {
  passportPhoto: identity,
  passportDocument: [...identity, 'passportIssueDate', 'passportIssuingCountry', 'placeOfBirth'],
  flightTicket: [...journey, 'passportNumber'],
  transitTicket: [...journey, 'passportNumber'],
  transitVisa: identity,
  invitationLetter: [...identity, 'occupation', 'intendedDateOfArrival'],
  companyRegistration: ['lastName', 'firstName', 'occupation'],
}

/** The answers of the applicant that a document proves, with what the rules find. */
export function PassportData(props: Readonly<{ applicant: Applicant; type: DocumentType }>) {
  const { applicant, type } = props
  const t = useTranslate()
  const findings = useFindings().get(applicant.id) ?? []
  return (
    <Block
      title={t('staff.application.compare')}
      aside={isMinor(applicant) && <Badge tone="warning">{t('staff.application.minor')}</Badge>}
    >
      <FieldGroup fields={proven[type]} applicant={applicant} findings={findings} />
    </Block>
  )
}

type FieldGroupProps = Readonly<{
  fields: readonly AnswerField[]
  applicant: Applicant
  findings: readonly Finding[]
}>

function FieldGroup({ fields, applicant, findings }: FieldGroupProps) {
  const reader = useReader()
  const { t } = reader
  return (
    <Facts
      facts={shownFields(fields, applicant).map((field) => {
        const name = labelOf(field, applicant, t)
        const text = textOf(field, applicant, reader)
        const found = findings.filter(({ path }) => path === field)
        const isNumber = field === 'passportNumber'
        return {
          name,
          value: text ? (
            <span className={isNumber ? 'font-mono font-semibold tracking-wide' : ''}>{text}</span>
          ) : (
            <span className="text-quiet">{t('staff.application.notGiven')}</span>
          ),
          aside: found.map(({ code, params, severity }) => (
            <IssueLine
              key={code}
              issue={{
                path: field,
                text: findingWords({ code, ...(params && { params }) }, t, reader.language),
                severity,
              }}
            />
          )),
          action: text && copied.includes(field) && <CopyButton text={text} what={name} />,
        }
      })}
    />
  )
}

/** Rules that speak to the traveller ("you", "go on"): staff read what follows from them for us. */
const forStaff = [
  'dateOfBirth.minor',
  'dateOfBirth.minor-alone',
  'intendedDateOfArrival.past',
  'intendedDateOfArrival.short-notice',
  'name.short',
  'nationality.referral',
  'nationality.visa-free',
  'passportExpiryDate.expired',
  'passportExpiryDate.six-months',
  'passportExpiryDate.too-short-for-arrival',
  'passportIssueDate.old',
  'passportNumber.long',
  'passportNumber.repeated',
  'passportNumber.short',
  'portOfEntry.zanzibar-insurance',
  'residentialAddress.short',
  'residentialCity.short',
] as const satisfies readonly RuleCode[]

function findingWords(
  finding: Pick<Finding, 'code' | 'params'>,
  t: Translate,
  language: Language,
): string {
  const own = forStaff.find((code) => code === finding.code)
  return own ? t(`staff.application.rule.${own}`, finding.params) : ruleWords(finding, t, language)
}

function useReader(): Words {
  const { t, language } = useWords()
  const rules = useRules()
  return useMemo(
    () => ({ rules, t, language, countryName: namesIn(language) }),
    [rules, t, language],
  )
}

/** As passports have them. */
const printed = [
  'lastName',
  'firstName',
  'passportNumber',
  'nationality',
  'dateOfBirth',
  'placeOfBirth',
  'gender',
  'passportIssueDate',
  'passportExpiryDate',
  'passportIssuingCountry',
] as const satisfies readonly AnswerField[]

const order = ['passport', 'personal', 'travel', 'address', 'accommodation', 'companion'] as const
const isPrinted = (field: AnswerField) => printed.some((each) => each === field)

/** The answers of an applicant: those of the passport, and below them the rest of each section of the form. */
const groups = order.map((id) => {
  const asked = applicantSections.flatMap((section) => (section.id === id ? section.fields : []))
  const rest = asked.filter((field) => !isPrinted(field))
  return { id, fields: id === 'passport' ? [...printed, ...rest] : rest }
})

/** Fields whose values are typed into other systems. */
const copied: readonly AnswerField[] = ['lastName', 'firstName', 'passportNumber']

function labelOf(field: AnswerField, { singleName }: Applicant, t: Translate): string {
  if (singleName && field === 'firstName') return t('apply.firstName.single.label')
  if (field === 'hasCompanion') return t('staff.application.field.companion')
  return t(phraseKey(`apply.${field}.label`))
}

/** The value in words; empty when nothing was given. */
function textOf(field: AnswerField, applicant: Applicant, reader: Words): string {
  const value = applicant[field]
  if (typeof value === 'boolean') return reader.t(value ? 'apply.check.yes' : 'apply.check.no')
  return value ? answerWords(field, value, reader) : ''
}

/** Fields that say something about this applicant: absent answers of no weight are left out. */
function shownFields(fields: readonly AnswerField[], applicant: Applicant): readonly AnswerField[] {
  return fields.filter((field) => {
    if (field === 'firstName' || field === 'lastName') {
      return !applicant.singleName || Boolean(applicant[field])
    }
    if (field === 'companionName' || field === 'companionRelationship')
      return applicant.hasCompanion
    return field !== 'portOfEntry' || Boolean(applicant.portOfEntry)
  })
}

/** What the rules say of the applicants as of today, by id of the applicant; paths are fields. */
function findingsBy(
  rules: Rules,
  application: Application,
  now: Date,
  timeZone: string,
): ReadonlyMap<number, readonly Finding[]> {
  const applicants = application.applicants.map(answersOf)
  const details = application as unknown as DetailsAnswers
  const all = checkApplicants(details, applicants, travellerContext(rules, now, timeZone))
  const of = (index: number) => {
    const prefix = `applicants.${index}.`
    return all
      .filter(({ path, code }) => path.startsWith(prefix) && !isOnSpeed(code))
      .map((each) => ({ ...each, path: each.path.slice(prefix.length) }))
  }
  return new Map(application.applicants.map(({ id }, index) => [id, of(index)]))
}

/** Advice on a speed to choose is over once it is chosen; the header says who arrives too early. */
const isOnSpeed = (code: RuleCode): boolean =>
  code === 'intendedDateOfArrival.before-decision' || code === 'intendedDateOfArrival.too-soon'

/** Absent answers are null in answers of the server and left out where rules look. */
function answersOf(applicant: Applicant): ApplicantAnswers {
  const given = Object.entries(applicant).filter(([, value]) => value !== null)
  return Object.fromEntries(given) as ApplicantAnswers
}

/** Under age on the day of arrival. */
function isMinor({ dateOfBirth, intendedDateOfArrival }: Applicant): boolean {
  try {
    return ageOn(dateOfBirth, intendedDateOfArrival) < policy.adultAge
  } catch {
    // Erased applicants have no dates.
    return false
  }
}

/** What the rules say of each applicant, worked out once for each state of the application. */
function useFindings(): ReadonlyMap<number, readonly Finding[]> {
  const rules = useRules()
  const { application } = useDetail()
  return useMemo(() => {
    if (application.erasedAt) return new Map()
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return findingsBy(rules, application, now(), timeZone)
  }, [rules, application])
}
