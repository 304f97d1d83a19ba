import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { Random } from './random.ts'

/** How far the applications have come, with their numbers. */
export const stages = {
  /** Sent, not paid. */
  unpaid: 8,
  /** Paid, without documents. */
  paid: 6,
  /** Some documents uploaded. */
  collecting: 5,
  /** Handed over, waiting for staff. */
  handedOver: 10,
  /** A document was rejected and requested again. */
  asked: 4,
  /** With the authority. */
  processing: 9,
  approved: 10,
  rejected: 4,
  /** Rejected by staff and refunded. */
  refunded: 4,
} as const
export type Stage = keyof typeof stages

/** The stages in the two status columns. */
export const statesOf: Readonly<Record<Stage, readonly [status: string, payment: string]>> = {
  unpaid: ['pending', 'unpaid'],
  paid: ['paid', 'paid'],
  collecting: ['paid', 'paid'],
  handedOver: ['paid', 'paid'],
  asked: ['paid', 'paid'],
  processing: ['processing', 'paid'],
  approved: ['approved', 'paid'],
  rejected: ['rejected', 'paid'],
  refunded: ['rejected', 'refunded'],
}

export type Plan = {
  number: number
  stage: Stage
  /** Start in days before today. */
  daysAgo: number
  /** Minutes after eight o'clock UTC. */
  minute: number
  people: number
  visaType: VisaType
  processingType: ProcessingType
  /** Which of two agents has it; null: nobody. */
  agent: 0 | 1 | null
  note: string | null
}

const notes = [
  'Called: will send the return ticket by Friday.',
  'Asked by e-mail whether the second name stands in the passport.',
  'Travels with the group of last week.',
  'Wants the visa in Turkish as well: explained that there is one form only.',
]
/** Further stages started earlier. */
const ages: Readonly<Record<Stage, readonly [least: number, most: number]>> = {
  unpaid: [1, 12],
  paid: [1, 6],
  collecting: [2, 8],
  handedOver: [2, 7],
  asked: [4, 9],
  processing: [6, 16],
  approved: [18, 42],
  rejected: [18, 42],
  refunded: [18, 42],
}

const speeds: readonly ProcessingType[] = ['normal', 'normal', 'normal', 'urgent', 'super_urgent']

/** Sixty applications, or a given number per stage; deterministic by seed. */
export function makePlans(
  random: Random,
  counts: Readonly<Record<Stage, number>> = stages,
): Plan[] {
  const all = Object.entries(counts).flatMap(([stage, count]) =>
    Array.from({ length: count }, () => stage as Stage),
  )
  return all.map((stage, index) => {
    const [least, most] = ages[stage]
    const daysAgo = random.between(least, most)
    // Two or three late ones are realistic.
    const isWaiting = ['handedOver', 'asked', 'processing'].includes(stage)
    const processingType = random.pick(speeds)
    const isAtWork = !['unpaid', 'paid', 'collecting'].includes(stage)
    return {
      number: index + 1,
      stage,
      daysAgo,
      minute: random.between(0, 600),
      people: random.pick([1, 1, 1, 1, 2, 3]),
      visaType: random.pick([
        'tourist',
        'tourist',
        'tourist',
        'tourist_multiple',
        'business',
      ] as const),
      processingType: isWaiting && index % 9 > 0 ? 'normal' : processingType,
      agent: isAtWork ? random.pick([0, 1] as const) : null,
      note: isAtWork && random.next() < 0.5 ? random.pick(notes) : null,
    }
  })
}
