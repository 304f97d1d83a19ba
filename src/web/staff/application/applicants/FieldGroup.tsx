import type { AnswerField } from '#domain/application/fields.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { IssueLine } from '../../../form/Field.tsx'
import type { Applicant } from '../../parts/application/application.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { copied, labelOf, shownFields, textOf } from './fields.ts'
import { findingWords } from './finding-words.ts'
import { useReader } from './use-reader.ts'

type FieldGroupProps = Readonly<{
  fields: readonly AnswerField[]
  applicant: Applicant
  findings: readonly Finding[]
}>

/** Some answers of an applicant, each with what the rules find in it. */
export function FieldGroup({ fields, applicant, findings }: FieldGroupProps) {
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
