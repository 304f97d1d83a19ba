import { useTranslate } from '../../i18n/provider.tsx'
import { type Applicant, nameOf } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { type Choice, kindForAll, whomItMeans } from './choices.ts'

/** What a decision is called: whole, in short beside its traveller, and once it is made. */
export function useChoiceWords() {
  const t = useTranslate()
  const called = useCalled()
  const { basis } = useDetail()
  return (choice: Choice, form: 'whole' | 'short' | 'done' = 'whole'): string => {
    const { who, to } = choice
    if (who === 'all') {
      if (form === 'done')
        return t(`staff.review.${to === 'approved' ? 'approval' : 'status'}.done`)
      const status = t(`staff.parts.status.${to}`)
      const count = whomItMeans(choice, basis).length
      return t(`staff.review.all.${kindForAll(basis, to)}`, { status, count })
    }
    const name = called(who)
    if (form === 'done') return t(`staff.review.decide.done.${to}`, { name })
    const kind = to === 'approved' && who.state === 'approved' ? 'newer' : to
    if (form === 'short') return t(`staff.review.decide.action.${kind}`)
    return t(`staff.review.decide.${kind}`, { name })
  }
}

/** How a traveller is called on screens: by name, or by place while there is none. */
export function useCalled(): (applicant: Applicant) => string {
  const t = useTranslate()
  return (applicant) =>
    nameOf(applicant) || t('staff.parts.traveller', { number: applicant.position })
}
