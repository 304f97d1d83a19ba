import type { AnswerField } from '#domain/application/fields.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { Applicant } from '../../parts/application/application.ts'
import { Block } from '../../parts/Block.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { isMinor, useFindings } from './findings.ts'

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
