/** How large values of a rules document may be: of its schema, its check and its fields alike. */
export const rulesLimits = {
  cents: [0, 100_000_00],
  /** A price that may not be nothing. */
  price: [1, 100_000_00],
  people: [1, 1000],
  days: [1, 365],
  /** Days that may be none. */
  'days-or-none': [0, 365],
  'business-days': [1, 60],
  hours: [1, 240],
  months: [0, 120],
  weekday: [0, 6],
} as const satisfies Record<string, readonly [least: number, most: number]>
export type RulesLimit = keyof typeof rulesLimits

/** How many entries its lists may have. */
export const mostSteps = 20
export const mostPorts = 100
export const mostCountries = 300
/** Days against the working week. */
export const mostDays = 200

/** How long its texts may be. */
export const maxPortText = 100
export const maxSourceText = 200
/** Why a version is written, and where its values were read. */
export const maxReason = 500

export function isWithin(value: number, limit: RulesLimit): boolean {
  const [least, most] = rulesLimits[limit]
  return Number.isInteger(value) && value >= least && value <= most
}
