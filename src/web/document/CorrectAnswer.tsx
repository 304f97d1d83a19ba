import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import type { AnswerField } from '#domain/application/fields.ts'
import { correctionHash } from '../form/applicant/correction-link.ts'
import { useLanguage } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import type { Applicant, Application } from './checklist.ts'
import { useUploads } from './uploads-context.tsx'

type CorrectAnswerProps = Readonly<{
  applicant: Applicant
  field: AnswerField
  /** A label naming the answer, for several together. */
  label?: string
  children: string
}>

/** A link to correct a traveller's answer while that is possible. */
export function CorrectAnswer({ applicant, field, label, children }: CorrectAnswerProps) {
  const language = useLanguage()
  const { application } = useUploads<Application>()
  if (!isBeforeFiling(applicant.state)) return null
  const { paymentOrderId: orderId } = application
  return (
    <ButtonLink
      look="quiet"
      href={pathTo('status', language, { orderId }) + correctionHash(applicant.id, field)}
      aria-label={label}
      className="-ms-3 px-3!"
    >
      {children}
    </ButtonLink>
  )
}
