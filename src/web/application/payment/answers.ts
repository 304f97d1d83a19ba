import { communicationChannels, processingTypes } from '#domain/application/choice.ts'
import { readyTimes } from '#domain/application/speed.ts'
import type { Language } from '#domain/reference/languages.ts'
import { findPort, portLabel } from '#domain/reference/ports.ts'
import { formatList, writesSurnameFirst } from '#phrases/format.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { type ApplicantSection, applicantSections } from '../../form/applicant/sections.ts'
import { type ApplicantValues, dateOf } from '../../form/applicant/values.ts'
import { messengerLabel } from '../../form/ContactFields.tsx'
import { sayDay } from '../../i18n/moment.ts'
import type { WizardValues } from '../values.ts'

/** An answer on the check page: `path` is its field, `text` is empty if omitted. */
export type AnswerRow = { path: string; label: string; text: string }

export type Reader = Readonly<{
  t: Translate
  language: Language
  monthNames: readonly string[]
  countryName: (code: string) => string
  /** The application's port, for travellers without one of their own. */
  portOfEntry: string
  /** A single adult is not asked for a companion. */
  isAlone?: boolean
}>

const portName = (code: string) => {
  const port = findPort(code)
  return port ? portLabel(port) : ''
}

/** The application's own answers. */
export function applicationRows({ details }: WizardValues, { t, language }: Reader): AnswerRow[] {
  const say = (field: string, value: string) =>
    value ? t(phraseKey(`apply.${field}.${value}`)) : ''
  const speed = processingTypes.find((type) => type === details.processingType)
  const ready = speed ? t(`apply.processingType.${speed}.text`, { ...readyTimes[speed] }) : ''
  const extras = [
    details.hasInsurance ? t('apply.hasInsurance.label') : '',
    details.hasESim ? t('apply.hasESim.label') : '',
  ].filter(Boolean)
  return [
    row('applicationType', say('applicationType', details.applicationType), t),
    row('numberOfApplicants', details.numberOfApplicants || '1', t),
    row('visaType', say('visaType', details.visaType), t),
    row('transportationMethod', say('transportationMethod', details.transportationMethod), t),
    row('portOfEntry', portName(details.portOfEntry), t),
    {
      path: 'details.processingType',
      label: t('apply.group.speed'),
      text: formatList(
        [say('processingType', details.processingType), ready].filter(Boolean),
        language,
      ),
    },
    {
      path: 'details.hasInsurance',
      label: t('apply.group.extras'),
      text: formatList(extras, language) || t('apply.check.extras.none'),
    },
  ]
}

/** Contact details. */
export function contactRows({ details }: WizardValues, { t }: Reader): AnswerRow[] {
  const channel = communicationChannels.find((each) => each === details.communicationChannel)
  const rows = [
    row('contactName', details.contactName, t),
    row('contactEmail', details.contactEmail, t),
    row('contactPhone', details.contactPhone, t),
    row('communicationChannel', channel ? t(`apply.communicationChannel.${channel}`) : '', t),
  ]
  if (!channel || channel === 'other') return rows
  const messenger = row('communicationId', details.communicationId, t)
  return [...rows, { ...messenger, label: messengerLabel(channel, t) }]
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

/** Surname first where the form asks for it first. */
function inFormOrder(fields: readonly Field[], language: Language): readonly Field[] {
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

type Field = (typeof applicantSections)[number]['fields'][number]

function applies(field: Field, { singleName, hasCompanion }: ApplicantValues): boolean {
  if (field === 'lastName') return !singleName
  return hasCompanion || (field !== 'companionName' && field !== 'companionRelationship')
}

function labelOf(field: Field, { singleName }: ApplicantValues, t: Translate): string {
  if (field === 'portOfEntry') return t('apply.portOfEntry.label')
  if (field === 'firstName' && singleName) return t('apply.firstName.single.label')
  return t(phraseKey(`apply.${field}.label`))
}

function textOf(field: Field, applicant: ApplicantValues, reader: Reader): string {
  const { t, language, monthNames, countryName } = reader
  const value = applicant[field]
  if (typeof value === 'boolean') return value ? t('apply.check.yes') : t('apply.check.no')
  if (typeof value === 'object') {
    const date = dateOf(value, monthNames)
    return date ? sayDay(date, language) : ''
  }
  if (value === '' && field !== 'portOfEntry') return ''
  switch (field) {
    case 'nationality':
    case 'passportIssuingCountry':
    case 'residentialCountry':
      return countryName(value)
    case 'gender':
    case 'companionRelationship':
      return t(phraseKey(`apply.${field}.${value}`))
    case 'portOfEntry':
      return portName(value || reader.portOfEntry)
    default:
      return value.trim()
  }
}
