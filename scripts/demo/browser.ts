import { setTimeout as pause } from 'node:timers/promises'

export type Body = Record<string, unknown>

/** A person's browser: cookies, an origin, and its own address. */
export type Browser = {
  get(path: string): Promise<Body>
  send(method: string, path: string, body?: Body | FormData, headers?: Body): Promise<Body>
  /** Posts a form to any address; returns the final address. */
  postForm(address: string, fields: Readonly<Record<string, string>>): Promise<string>
}

/** A busy machine may be too slow with a file and ask to retry. */
async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await ask()
    const isSlow =
      response.status === 422 && (await response.clone().text()).includes('too-complex')
    if (attempt === 30 || !(isSlow || response.status === 503)) return response
    await pause(1_000)
  }
}

export function openBrowser(origin: string, address: string): Browser {
  const jar = new Map<string, string>()

  async function call(url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    headers.set('x-forwarded-for', address)
    if (jar.size > 0) headers.set('cookie', [...jar.values()].join('; '))
    const response = await fetch(new URL(url, origin), { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      jar.set(pair.split('=')[0] ?? '', pair)
    }
    return response
  }

  async function send(
    method: string,
    path: string,
    body?: Body | FormData,
    headers: Body = {},
  ): Promise<Body> {
    const isForm = body instanceof FormData
    const response = await patiently(() =>
      call(path, {
        method,
        headers: {
          ...(body && !isForm && { 'content-type': 'application/json' }),
          ...(headers as Record<string, string>),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}
  }

  return {
    send,
    get: (path) => send('GET', path),
    async postForm(to, fields) {
      const response = await call(to, { method: 'POST', body: new URLSearchParams(fields) })
      const text = await response.text()
      if (!response.ok) throw new Error(`POST ${to}: ${response.status} ${text.slice(0, 300)}`)
      return response.url
    },
  }
}
