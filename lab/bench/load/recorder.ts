import { ApiError } from '../../../src/client/error.ts'
import { pause, withRetries } from '../../../src/client/retry.ts'
import type { Answer, Browser, Call } from '../../../test/faults/browser.ts'
import { quantile } from '../report.ts'

export type Kind = { name: string; counts: number; failures: number; p50: number; p99: number }

/** The pattern of an address, without ids. */
const nameOf = ({ method, path, json, form }: Call): string => {
  const pattern = (path.split('?')[0] ?? '').replace(
    /\/(?:[\w-]*\d[\w-]*|[\w-]{20,})(?=\/|$)/g,
    '/{id}',
  )
  return `${method ?? (json || form ? 'POST' : 'GET')} ${pattern}`
}

/** No answer, or an error that a correct client should not get. */
const failed = (answer: Answer | null): boolean =>
  answer === null || answer.status >= 500 || answer.status === 408 || answer.status === 429

/** Durations and outcomes of calls. */
export function createRecorder() {
  const calls = new Map<string, { times: number[]; failures: number }>()

  function note(name: string, ms: number, isFailure: boolean): void {
    const kind = calls.get(name) ?? { times: [], failures: 0 }
    calls.set(name, kind)
    kind.times.push(ms)
    if (isFailure) kind.failures += 1
  }

  return {
    /** The browser with each attempt recorded. */
    watching(browser: Browser): Browser {
      async function attempt(call: Call): Promise<Answer | null> {
        const begun = performance.now()
        const answer = await browser.attempt(call)
        note(nameOf(call), performance.now() - begun, failed(answer))
        return answer
      }
      return {
        ...browser,
        attempt,
        /** Retries as often as our pages do; failed attempts count as failures. */
        async surely(call) {
          let answer: Answer | null = null
          const ask = async (): Promise<Answer> => {
            answer = await attempt(call)
            if (answer && !failed(answer)) return answer
            throw new ApiError('network')
          }
          return withRetries(ask, pause).catch(() => {
            throw new Error(`${nameOf(call)}: ${answer?.status ?? 'no answer'}`)
          })
        },
      }
    },
    kinds: (): Kind[] =>
      [...calls]
        .map(([name, { times, failures }]) => ({
          name,
          failures,
          counts: times.length,
          p50: quantile(times, 0.5),
          p99: quantile(times, 0.99),
        }))
        .sort((a, b) => b.p99 - a.p99),
    /** Excludes calls by name. */
    p99: (wanted: (name: string) => boolean): number =>
      quantile(
        [...calls].filter(([name]) => wanted(name)).flatMap(([, { times }]) => times),
        0.99,
      ),
  }
}

export type Recorder = ReturnType<typeof createRecorder>
