import { type ApplicationType, applicationTypes } from '#domain/application/choice.ts'
import { journey, type StepId, stepAt } from '#domain/application/journey.ts'

/** What the address of the wizard asks for; nothing personal ever stands in it. */
export type Wanted = { type: ApplicationType | null; step: StepId | null }

export function readAddress(search: string): Wanted {
  const query = new URLSearchParams(search)
  const type = applicationTypes.find((each) => each === query.get('type')) ?? null
  const number = Number(query.get('step'))
  return { type, step: query.has('step') && number >= 1 ? stepAt(Math.min(number, 4)) : null }
}

/** The query of a step, keeping the kind of application that was asked for. */
export function searchOf(step: StepId, type: ApplicationType | null): string {
  const query = new URLSearchParams()
  if (type) query.set('type', type)
  query.set('step', String(numberOf(step)))
  return `?${query}`
}

/** 1 to 4. */
export function numberOf(step: StepId): number {
  return journey.find(({ id }) => id === step)?.number ?? 1
}

/** The wanted step, or the furthest that the answers allow. */
export function allowed(wanted: StepId, furthest: StepId): StepId {
  return numberOf(wanted) <= numberOf(furthest) ? wanted : furthest
}
