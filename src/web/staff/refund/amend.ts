import type { AnswerOf } from '#client/route.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatList } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'

export type AmendmentOffer = AnswerOf<'GET /api/admin/applications/{id}/amendment'>

export type AmendProps = Readonly<{
  offer: AmendmentOffer
  wanted: OrderChoice
  /** The figures are of another wish; those of this one are on their way. */
  isOld: boolean
  onClose: () => void
}>

/** What is ordered, or wanted instead. */
export function orderWords(choice: OrderChoice, language: Language, t: Translate): string {
  const { visaType, processingType, hasInsurance, hasESim } = choice
  const words = [
    t(`status.visa.${visaType}`),
    t(`status.speed.${processingType}`),
    hasInsurance && t('apply.hasInsurance.label'),
    hasESim && t('apply.hasESim.label'),
  ]
  return formatList(
    words.filter((each) => each !== false),
    language,
  )
}
