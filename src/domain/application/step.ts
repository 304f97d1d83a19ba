export const stepIds = ['details', 'applicants', 'payment', 'documents'] as const
export type StepId = (typeof stepIds)[number]

export type Step = Readonly<{
  id: StepId
  /** 1 to 4, as in `?step=`. */
  number: number
  next: StepId | null
  previous: StepId | null
}>

/** The steps of the wizard in order, without their fields. */
export const steps: readonly Step[] = [
  { id: 'details', number: 1, next: 'applicants', previous: null },
  { id: 'applicants', number: 2, next: 'payment', previous: 'details' },
  { id: 'payment', number: 3, next: 'documents', previous: 'applicants' },
  { id: 'documents', number: 4, next: null, previous: 'payment' },
]

/** The step with that `?step=` number, or the first. */
export function stepAt(number: number): StepId {
  return steps.find((step) => step.number === number)?.id ?? 'details'
}
