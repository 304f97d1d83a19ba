import { moneyKinds, moneyStates } from '#domain/money/movement.ts'
import { among, day, type FilterOf, filterIn, words } from '../parts/list/filter.ts'

const readers = {
  kind: among(moneyKinds),
  state: among(moneyStates),
  search: words,
  from: day,
  to: day,
}

export type MoneyFilter = FilterOf<typeof readers>

export const noFilter = { kind: '', state: '', search: '', from: '', to: '' }

export const moneyFilterIn = (textOf: (name: keyof typeof readers) => string | null): MoneyFilter =>
  filterIn(readers, textOf)
