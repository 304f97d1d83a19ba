import type { EligibilityAnswer, Timing } from '#domain/eligibility-answer.ts'

/** The heading of an answer; names a faster speed if the price includes it. */
export function titleOf({ regime, speed }: Pick<EligibilityAnswer, 'regime' | 'speed'>) {
  if (regime === 'exempt') return 'eligibility.none.title'
  return speed === 'normal' ? 'eligibility.needed.title' : 'eligibility.needed.faster'
}

const ofTiming = {
  'in-time': 'eligibility.time.ok',
  faster: 'eligibility.time.faster',
  'too-late': 'eligibility.time.late',
} as const

/** The words on timing. */
export const timeOf = ({ kind }: Timing) => ofTiming[kind]
