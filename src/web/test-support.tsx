import { notifyManager } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import type { Language } from '#domain/reference/languages.ts'
import type { compilePhrases } from '#phrases/compile.ts'
import { WorkIsland } from './api/WorkIsland.tsx'
import { islandProps, type PhrasePart } from './i18n/island.ts'

// Renders query results before a test looks, without a timer.
notifyManager.setScheduler(queueMicrotask)

type Namespaces = Parameters<typeof compilePhrases>[1]

/** Renders a part of a page in its providers with phrases, and a user. */
export function renderIsland(
  children: ReactElement,
  namespaces: Namespaces,
  language: Language = 'en',
  parts: readonly PhrasePart[] = [],
) {
  const view = render(
    <WorkIsland {...islandProps(language, namespaces, parts)}>{children}</WorkIsland>,
  )
  return { ...view, user: userEvent.setup({ delay: null }) }
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name })
export const box = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('textbox', { name })

/** Replaces a field's content by typing. */
export async function retype(
  user: ReturnType<typeof userEvent.setup>,
  field: Element,
  text: string,
) {
  await user.clear(field)
  await user.type(field, text)
}

/** A test server's answer: status and body, or none at all. */
export type Answer = Readonly<{ status: number; body?: unknown; type?: string }> | 'no answer'

export const ok = (body?: unknown): Answer => ({ status: body === undefined ? 204 : 200, body })
export const problem = (status: number, code: string, params = {}): Answer => ({
  status,
  body: { code, params },
})

export type Sent = Readonly<{ route: string; query: string; body: unknown }>

type Served =
  | Answer
  | readonly Answer[]
  | Promise<Answer>
  | ((query: string) => Answer | Promise<Answer>)

/**
 * A fake server by method and path. Several answers are used in order, the last one repeatedly; a
 * function answers by query. Returns the requests. An unexpected call fails the test.
 */
export function serve(routes: Readonly<Record<string, Served>>): readonly Sent[] {
  const sent: Sent[] = []
  const answer = async (method: string, address: string, body: unknown): Promise<Answer> => {
    const { pathname, search } = new URL(address, 'http://localhost')
    const route = `${method} ${pathname}`
    const earlier = sent.filter((each) => each.route === route).length
    sent.push({ route, query: search, body })
    const given = routes[route]
    const served = await (typeof given === 'function' ? given(search) : given)
    if (served === undefined) console.error(`Nobody answers ${route}`)
    const chosen = Array.isArray(served) ? (served[earlier] ?? served.at(-1)) : served
    return chosen ?? { status: 500 }
  }
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const given = await answer(init.method ?? 'GET', input, body)
    if (given === 'no answer') throw new TypeError('Failed to fetch')
    return new Response(given.body === undefined ? null : JSON.stringify(given.body), {
      status: given.status,
      headers: { 'content-type': given.type ?? 'application/json' },
    })
  })
  vi.stubGlobal('XMLHttpRequest', uploadsTo(answer))
  return sent
}

/** A fake XMLHttpRequest for uploads. */
function uploadsTo(answer: (method: string, address: string, body: unknown) => Promise<Answer>) {
  return class extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #method = ''
    #address = ''

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    async send(form: FormData) {
      const given = await answer(this.#method, this.#address, Object.fromEntries(form))
      if (given !== 'no answer') {
        this.status = given.status
        this.responseText = given.body === undefined ? '' : JSON.stringify(given.body)
      }
      this.dispatchEvent(new Event(given === 'no answer' ? 'error' : 'load'))
    }

    abort() {
      this.dispatchEvent(new Event('abort'))
    }
  }
}

type Listener = (event: object) => void

/** Runs a service worker with its open pages, and records its actions. */
export function startWorker(script: string, pages: { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, Listener>()
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const setAppBadge = vi.fn(async () => {})
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: { showNotification },
    navigator: { setAppBadge },
    clients: { claim: vi.fn(), matchAll: async () => pages, openWindow },
  }
  new Function('self', script)(self)
  const happen = async (name: string, event: object) => {
    const waits: unknown[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => waits.push(work) })
    await Promise.all(waits)
  }
  return { happen, showNotification, openWindow, setAppBadge, names: [...listeners.keys()] }
}
