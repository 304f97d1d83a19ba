import { processingTypes } from '#domain/application/choice.ts'
import { contactFields } from '#domain/application/correction.ts'
import type { AnswerField, ApplicantSection, orderedFields } from '#domain/application/fields.ts'
import { travellerAnswer } from '#domain/filing/answer.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatList, writesSurnameFirst } from '#phrases/format.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import type { Asked } from '../../form/applicant/asked.ts'
import { answerWords, type Words } from '../../form/applicant/correction-words.ts'
import { applicantSections } from '../../form/applicant/sections.ts'
import { type ApplicantValues, dateOf } from '../../form/applicant/values.ts'
import { messengerLabel } from '../../form/ContactFields.tsx'
import { readyWords } from '../../i18n/ready-words.ts'
import type { WizardValues } from '../values.ts'

/** An answer on the check page: `path` is its field, `text` is empty if omitted. */
export type AnswerRow = { path: string; label: string; text: string }

export type Reader = Words &
  Readonly<{
    monthNames: readonly string[]
    /** The application's port, for travellers without one of their own. */
    portOfEntry: string
    /** A single adult is not asked for a companion. */
    isAlone?: boolean
  }>

/** The application's own answers. */
export function applicationRows({ details }: WizardValues, reader: Reader): AnswerRow[] {
  const { rules, t, language } = reader
  const say = (field: keyof typeof orderedFields) => {
    const value = String(details[field])
    return value && answerWords(field, value, reader)
  }
  const speed = processingTypes.find((type) => type === details.processingType)
  const ready = speed ? readyWords(rules.speeds[speed], t) : ''
  const extras = [
    details.hasInsurance ? t('apply.hasInsurance.label') : '',
    details.hasESim ? t('apply.hasESim.label') : '',
  ].filter(Boolean)
  return [
    row('applicationType', say('applicationType'), t),
    row('numberOfApplicants', details.numberOfApplicants || '1', t),
    row('visaType', say('visaType'), t),
    row('transportationMethod', say('transportationMethod'), t),
    row('portOfEntry', say('portOfEntry'), t),
    {
      path: 'details.processingType',
      label: t('apply.group.speed'),
      text: formatList([say('processingType'), ready].filter(Boolean), language),
    },
    {
      path: 'details.hasInsurance',
      label: t('apply.group.extras'),
      text: formatList(extras, language) || t('apply.check.extras.none'),
    },
  ]
}

/** Contact details. */
export function contactRows({ details }: WizardValues, reader: Reader): AnswerRow[] {
  const { communicationChannel: channel, messengerNews } = details
  const hasMessenger = channel !== '' && channel !== 'other'
  const rows = contactFields
    .filter((field) => field !== 'communicationId' || hasMessenger)
    .map((field) => {
      const text = details[field] && answerWords(field, details[field], reader)
      const said = row(field, text, reader.t)
      return field === 'communicationId'
        ? { ...said, label: messengerLabel(channel, reader.t) }
        : said
    })
  if (!messengerNews) return rows
  const news = { label: reader.t('messenger.step.tick'), text: reader.t('apply.check.yes') }
  return [...rows, { path: 'details.messengerNews', ...news }]
}

/** An applicant's answers by section, without sections that do not apply. */
export function applicantRows(
  applicant: ApplicantValues,
  index: number,
  reader: Reader,
): { id: ApplicantSection; rows: AnswerRow[] }[] {
  const sections = applicantSections.filter(
    ({ id }) => id !== 'companion' || applicant.hasCompanion || !reader.isAlone,
  )
  return sections.map(({ id, fields }) => ({
    id,
    rows: inFormOrder(fields, reader.language)
      .filter((field) => applies(field, applicant))
      .map((field) => ({
        path: `applicants.${index}.${field}`,
        label: labelOf(field, applicant, reader.t),
        text: textOf(field, applicant, reader),
      })),
  }))
}

/** What the authority asks beside, as far as it is sent. */
export function askedRows(
  { lines }: Asked,
  { portalAnswers }: ApplicantValues,
  index: number,
): AnswerRow[] {
  return lines.map(({ key, asks, label, choices = [] }) => {
    const sent = travellerAnswer({ key, label: asks }, portalAnswers[key] ?? '')
    const chosen = choices.find(({ value }) => value === sent)
    return {
      path: `applicants.${index}.portalAnswers.${key}`,
      label,
      text: chosen?.label ?? sent,
    }
  })
}

/** Surname first where the form asks for it first. */
function inFormOrder(fields: readonly AnswerField[], language: Language): readonly AnswerField[] {
  if (!writesSurnameFirst(language)) return fields
  const rest = fields.filter((field) => field !== 'lastName')
  return rest.length === fields.length ? fields : ['lastName', ...rest]
}

function row(field: string, text: string, t: Translate): AnswerRow {
  return {
    path: `details.${field}`,
    label: t(phraseKey(`apply.${field}.label`)),
    text: text.trim(),
  }
}

function applies(field: AnswerField, { singleName, hasCompanion }: ApplicantValues): boolean {
  if (field === 'lastName') return !singleName
  return hasCompanion || (field !== 'companionName' && field !== 'companionRelationship')
}

function labelOf(field: AnswerField, { singleName }: ApplicantValues, t: Translate): string {
  if (field === 'portOfEntry') return t('apply.portOfEntry.label')
  if (field === 'firstName' && singleName) return t('apply.firstName.single.label')
  return t(phraseKey(`apply.${field}.label`))
}

function textOf(field: AnswerField, applicant: ApplicantValues, reader: Reader): string {
  const { t, monthNames } = reader
  const value = applicant[field]
  if (typeof value === 'boolean') return value ? t('apply.check.yes') : t('apply.check.no')
  const typed = typeof value === 'object' ? dateOf(value, monthNames) : value
  const text = field === 'portOfEntry' ? typed || reader.portOfEntry : typed
  return text && answerWords(field, text, reader).trim()
}
