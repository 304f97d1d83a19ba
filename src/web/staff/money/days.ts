/** Things in their order, put together by the day on which each happened. */
export function daysOf<T extends { at: string }>(
  items: readonly T[],
  dayOf: (at: string) => string,
): { day: string; items: T[] }[] {
  const days: { day: string; items: T[] }[] = []
  for (const item of items) {
    const day = dayOf(item.at)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
