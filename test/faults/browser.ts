import { setTimeout as pause } from 'node:timers/promises'
import { until } from './process.ts'

export type Answer = { status: number; body: Record<string, unknown> }
export type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  json?: object
  form?: () => FormData
  headers?: Record<string, string>
}

/** Shared by all browsers of a run: the site, and the counter of calls. */
export type Site = {
  /** For the Origin header. */
  origin: string
  /** The current node; nodes may alternate. */
  address(): string
  /** Called before each call to us or the gateway, to cause faults during it. */
  onCall(): void
}

const patienceMs = 150_000
const timeoutMs = 15_000

let networks = 0

/** Limits by network are not under test, so people change networks. */
function nextNetwork(): string {
  networks = (networks + 1) % 2 ** 24
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
}

/** No answer, or one that asks to retry. */
const isMomentary = (answer: Answer | null): boolean =>
  answer === null || answer.status >= 500 || answer.status === 408 || answer.status === 429

export type Browser = ReturnType<typeof openBrowser>

/** A browser of a person who retries on failure. */
export function openBrowser(site: Site) {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  /** One attempt; null when the connection broke. */
  async function attempt(call: Call): Promise<Answer | null> {
    const headers = new Headers({ origin: site.origin, 'x-forwarded-for': nextNetwork() })
    for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value)
    if (cookies.size > 0) headers.set('cookie', cookie())
    if (call.json) headers.set('content-type', 'application/json')
    const body = call.json ? JSON.stringify(call.json) : call.form?.()
    site.onCall()
    try {
      const response = await fetch(site.address() + call.path, {
        method: call.method ?? (body ? 'POST' : 'GET'),
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(body && { body }),
      })
      const text = await response.text()
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      return { status: response.status, body: isJson ? JSON.parse(text) : {} }
    } catch {
      return null
    }
  }

  /** Retries until there is a conclusive answer. */
  async function surely(call: Call): Promise<Answer> {
    return until(
      `${call.path} answers`,
      async () => {
        const answer = await attempt(call)
        if (answer && !isMomentary(answer)) return answer
        await pause(75)
        return undefined
      },
      patienceMs,
    )
  }

  return { attempt, surely, cookie }
}

/** Checks the status; the error shows the answer. */
export function expectStatus(answer: Answer, ...statuses: number[]): Answer {
  if (statuses.includes(answer.status)) return answer
  throw new Error(
    `Expected ${statuses.join(' or ')}: ${answer.status} ${JSON.stringify(answer.body)}`,
  )
}
