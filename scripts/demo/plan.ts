import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { Random } from './random.ts'

/** How far an application has come when the demo begins. */
export const stages = {
  /** Answers are in, nothing is paid. */
  unpaid: 8,
  /** Paid, no document yet. */
  paid: 6,
  /** Some documents are there. */
  collecting: 5,
  /** Handed over: it waits for staff. */
  handedOver: 10,
  /** Staff rejected a document and asked for another one. */
  asked: 4,
  /** At the authority. */
  processing: 9,
  approved: 10,
  rejected: 4,
  /** Rejected by staff, and paid back. */
  refunded: 4,
} as const
export type Stage = keyof typeof stages

/** What the stages look like in the two columns that staff count by. */
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
  /** Days before today on which it was begun. */
  daysAgo: number
  /** Minutes after eight o'clock UTC. */
  minute: number
  people: number
  visaType: VisaType
  processingType: ProcessingType
  /** Which of two agents works on it; null: nobody yet. */
  agent: 0 | 1 | null
  note: string | null
}

const notes = [
  'Called: will send the return ticket by Friday.',
  'Asked by e-mail whether the second name stands in the passport.',
  'Travels with the group of last week.',
  'Wants the visa in Turkish as well: explained that there is one form only.',
]
/** The further an application is, the earlier it began. */
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

/** Sixty applications, or as many as are told of each stage; always the same for a seed. */
export function makePlans(
  random: Random,
  counts: Readonly<Record<Stage, number>> = stages,
): Plan[] {
  const all = Object.entries(counts).flatMap(([stage, count]) =>
    Array.from({ length: count }, () => stage as Stage),
  )
  return all.map((stage, index) => {
    const [least, most] = ages[stage]
    const isAtWork = !['unpaid', 'paid', 'collecting'].includes(stage)
    return {
      number: index + 1,
      stage,
      daysAgo: random.between(least, most),
      minute: random.between(0, 600),
      people: random.pick([1, 1, 1, 1, 2, 3]),
      visaType: random.pick([
        'tourist',
        'tourist',
        'tourist',
        'tourist_multiple',
        'business',
      ] as const),
      processingType: random.pick([
        'normal',
        'normal',
        'normal',
        'urgent',
        'super_urgent',
      ] as const),
      agent: isAtWork ? random.pick([0, 1] as const) : null,
      note: isAtWork && random.next() < 0.5 ? random.pick(notes) : null,
    }
  })
}
