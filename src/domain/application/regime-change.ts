import { regimeOf } from '../reference/regime.ts'
import { type Regime, type Rules, regimes } from '../rules/rules.ts'
import { type ApplicantState, isDecidedState } from './applicant-state.ts'
import type { VisaType } from './choice.ts'

/** A nationality (alpha-2) whose regime changed. */
export type RegimeChange = {
  readonly nationality: string
  readonly from: Regime
  readonly to: Regime
}

type Traveller = { readonly nationality: string; readonly state: ApplicantState }

/** What became of the regimes of undecided travellers since other rules, by nationality. */
export function regimeChanges(
  since: Rules,
  now: Rules,
  travellers: readonly Traveller[],
): RegimeChange[] {
  const undecided = travellers.filter(({ state }) => !isDecidedState(state))
  const nationalities = new Set(undecided.map(({ nationality }) => nationality))
  return [...nationalities].flatMap((nationality) => {
    const [from, to] = [regimeOf(since, nationality), regimeOf(now, nationality)]
    return from && to && from !== to ? [{ nationality, from, to }] : []
  })
}

/** Whether a change leaves travellers with the wrong visa: they need none, or one for several entries. */
export const makesUnfit = ({ to }: RegimeChange, visaType: VisaType): boolean =>
  to === 'exempt' || (to === 'multiple' && visaType === 'tourist')

/** The changes as the note of an event keeps them. */
export const regimeNote = (changes: readonly RegimeChange[]): string =>
  changes.map(({ nationality, from, to }) => `${nationality} ${from} ${to}`).join(', ')

const regimeNamed = (name: string | undefined) => regimes.find((each) => each === name)

/** Reads such a note; none of what it does not understand. */
export function regimesNoted(note: string | null): RegimeChange[] {
  return (note ?? '').split(', ').flatMap((change) => {
    const [nationality = '', ...names] = change.split(' ')
    const [from, to] = names.map(regimeNamed)
    return from && to ? [{ nationality, from, to }] : []
  })
}
