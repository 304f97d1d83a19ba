import type { AnswerOf } from '#client/route.ts'
import { type MessengerNews, messengerNews } from '#domain/messenger.ts'
import { checkIcon, clockIcon, errorIcon, minusIcon, pauseIcon } from '../../ui/icons.ts'

export type MessengerServices = AnswerOf<'GET /api/admin/messengers'>
export type Template = MessengerServices['templates'][number]

export const templateStates = ['approved', 'pending', 'rejected', 'paused', 'missing'] as const
export type TemplateState = (typeof templateStates)[number]

export const stateOf = ({ state }: Template): TemplateState => state ?? 'missing'

export const templateLooks = {
  approved: { icon: checkIcon, tone: 'success', ink: 'text-leaf' },
  pending: { icon: clockIcon, tone: 'info', ink: 'text-ocean' },
  rejected: { icon: errorIcon, tone: 'error', ink: 'text-clay' },
  paused: { icon: pauseIcon, tone: 'warning', ink: 'text-amber' },
  missing: { icon: minusIcon, tone: 'neutral', ink: 'text-quiet' },
} as const satisfies Record<TemplateState, object>

/** How many templates stand in each state, without those in which none does. */
export const countsOf = (templates: readonly Template[]) =>
  templateStates
    .map((state) => ({ state, count: templates.filter((one) => stateOf(one) === state).length }))
    .filter(({ count }) => count > 0)

/** A row for each news, in the order of the domain; its cells are in the order of `languages`. */
export const rowsOf = (
  templates: readonly Template[],
): readonly Readonly<{ news: MessengerNews; cells: readonly Template[] }>[] =>
  messengerNews
    .map((news) => ({ news, cells: templates.filter((each) => each.news === news) }))
    .filter(({ cells }) => cells.length > 0)
