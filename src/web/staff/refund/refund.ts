import type { AnswerOf } from '#client/route.ts'
import type { Cents } from '#domain/money/money.ts'
import { halfOf, needsNote, type RefundGround, refundGrounds } from '#domain/money/refund.ts'
import { isCalendarDate } from '#domain/time/calendar.ts'
import { readAmount } from '../parts/amount.ts'
import type { AskedRefund } from '../parts/application/asked-refund.ts'

export type RefundView = AnswerOf<'GET /api/admin/applications/{id}/refund'>
export type Proposal = NonNullable<RefundView['proposal']>

/** A request as it stands in its fields: on what ground, of which day, for whom. */
export type AskedFields = Readonly<{ ground: string; requestedOn: string; whom: string }>
export type Asked = Readonly<{ ground: RefundGround; requestedOn?: string; applicantId?: number }>

/** What the fields begin with: what somebody asked for, where that led here, or what is asked for today. */
export function askedAtFirst(
  asked: AskedRefund | null,
  today: string,
  travellers: number,
): AskedFields {
  const [one, ...others] = asked?.applicantIds ?? []
  const isOne = one !== undefined && others.length === 0 && travellers > 1
  return {
    ground: asked?.ground ?? 'refund',
    requestedOn: asked?.requestedOn ?? today,
    whom: isOne ? String(one) : 'all',
  }
}

export function askedOf({ ground, requestedOn, whom }: AskedFields): Asked {
  return {
    ground: refundGrounds.find((each) => each === ground) ?? 'refund',
    ...(isCalendarDate(requestedOn) && { requestedOn }),
    ...(whom !== 'all' && { applicantId: Number(whom) }),
  }
}

/** What is said with a refund: the part that was pressed, or an amount. */
export const unsaid = { part: '', amount: '', refundNote: '' }
export type Said = typeof unsaid

/** How much is offered at one press; anything else is typed. */
export type Part = 'rule' | 'left' | 'half' | 'all'
export type Offered = Readonly<{ part: Part; cents: Cents }>

/** What the policy says, half of what was paid, and all that can be given back: each amount once, the best name first. */
export function offeredOf(
  {
    amountCents,
    paidCents,
    limitCents,
  }: Pick<Proposal, 'amountCents' | 'paidCents' | 'limitCents'>,
  /** What the own role still allows; null: it has no limit. */
  leftCents: Cents | null,
): readonly Offered[] {
  const most = Math.min(limitCents, leftCents ?? limitCents)
  const all: Offered[] = [
    { part: 'rule', cents: amountCents },
    ...(most < limitCents ? [{ part: 'left' as const, cents: most }] : []),
    { part: 'half', cents: halfOf(paidCents) },
    { part: 'all', cents: limitCents },
  ]
  return all.filter(
    ({ cents }, index) =>
      cents > 0 && cents <= most && all.findIndex((other) => other.cents === cents) === index,
  )
}

/** Whether the amount is typed: where another one is wanted, or none is offered. */
export const isTyped = (part: string, offered: readonly Offered[]) =>
  part === 'other' || offered.length === 0

/** What would be paid back; null for what is no amount, and for a part that is offered no longer. */
export function centsOf(
  { part, amount }: Pick<Said, 'part' | 'amount'>,
  offered: readonly Offered[],
): Cents | null {
  if (isTyped(part, offered)) return readAmount(amount)
  return offered.find((each) => each.part === part)?.cents ?? null
}

export type RefundProblem = NonNullable<ReturnType<typeof problemOf>>

/** What stands against paying back this amount, before anybody is asked. */
export function problemOf(
  cents: Cents | null,
  note: string,
  proposal: Pick<Proposal, 'limitCents' | 'amountCents' | 'paidCents'>,
  leftCents: Cents | null = null,
) {
  if (cents === null) return 'amount.unreadable'
  if (cents === 0) return 'amount.none'
  if (cents > proposal.limitCents) return 'amount.tooMuch'
  if (leftCents !== null && cents > leftCents) return 'amount.beyond'
  return needsNote(cents, proposal) && !note.trim() ? 'note.required' : null
}
