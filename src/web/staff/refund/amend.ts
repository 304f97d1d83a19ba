import type { AnswerOf } from '#client/route.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'

export type AmendmentOffer = AnswerOf<'GET /api/admin/applications/{id}/amendment'>

export type AmendProps = Readonly<{
  offer: AmendmentOffer
  wanted: OrderChoice
  /** The figures are of another wish; those of this one are on their way. */
  isOld: boolean
  onClose: () => void
}>
