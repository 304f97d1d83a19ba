import { AppError } from '#domain/error.ts'

export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets `width` works run at a time and the others wait in line. A line longer than `maxWaiting`
 * answers `server.busy` at once instead of keeping people waiting for nothing.
 */
export function createTurnstile(width: number, maxWaiting: number): Turnstile {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= width) {
      if (waiting.length >= maxWaiting) throw new AppError('server.busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes to the next in line, or is given back.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
