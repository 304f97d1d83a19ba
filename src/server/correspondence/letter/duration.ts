/** The rounded time between two moments. */
const between = (ms: number) => (from: Date, to: Date) =>
  Math.round((to.getTime() - from.getTime()) / ms)

export const minutesBetween = between(60_000)
export const hoursBetween = between(3_600_000)
export const daysBetween = between(86_400_000)
