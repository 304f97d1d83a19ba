import type { EligibilityAnswer, Timing } from '#domain/eligibility-answer.ts'

/** The heading of an answer; names a faster speed if the price includes it, and offers nothing that is too late. */
export function titleOf({
  regime,
  speed,
  timing,
}: Pick<EligibilityAnswer, 'regime' | 'speed' | 'timing'>) {
  if (regime === 'exempt') return 'eligibility.none.title'
  if (timing?.kind === 'too-late') return 'eligibility.needed.late'
  return speed === 'normal' ? 'eligibility.needed.title' : 'eligibility.needed.faster'
}

const ofTiming = {
  'in-time': 'eligibility.time.ok',
  faster: 'eligibility.time.faster',
  'too-late': 'eligibility.time.late',
} as const

/** The words on timing. */
export const timeOf = ({ kind }: Timing) => ofTiming[kind]
