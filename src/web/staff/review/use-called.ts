import { useTranslate } from '../../i18n/provider.tsx'
import { type Applicant, nameOf } from '../parts/application/application.ts'

/** How a traveller is called on screens: by name, or by place while there is none. */
export function useCalled(): (applicant: Applicant) => string {
  const t = useTranslate()
  return (applicant) =>
    nameOf(applicant) || t('staff.parts.traveller', { number: applicant.position })
}
