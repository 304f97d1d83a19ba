import type { Machine } from './machine.ts'

/** Waiting that ends early when there is reason to try at once. */
export function createPause(after: Machine['after']) {
  const waiting = new Set<() => void>()
  return {
    pause: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          callOff()
          waiting.delete(end)
          resolve()
        }
        const callOff = after(milliseconds, end)
        waiting.add(end)
      }),
    hurry(): void {
      for (const end of [...waiting]) end()
    },
  }
}
