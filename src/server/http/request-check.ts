import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { AppError, type FieldError } from '#domain/error.ts'
import { bodyLimits, boundOf, findExcess } from './bounds.ts'

/** Maximum length of each header that we read; Node limits all together to 16 KiB. */
const headerLengths = {
  authorization: 512,
  'content-type': 256,
  cookie: 8192,
  'idempotency-key': 255,
  'last-event-id': 64,
} as const

const isSchema = (body: Endpoint['body']): body is Schema =>
  body !== undefined && 'safeParse' in body

function refuse(found: FieldError): never {
  throw new AppError('request.invalid', {}, [found])
}

/** Neither databases nor file names accept NUL or lone surrogates. */
const isUnfit = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

function checkTexts(given: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(given)) {
    if (isUnfit(path) || isUnfit(text)) refuse({ path, code: 'text.control' })
  }
}

export type RequestCheck = ReturnType<typeof requestCheck>

/**
 * Checked before anything else reads a request: path, query and headers hold no illegal characters,
 * and nothing is longer than the endpoint declares. Throws at mounting where an endpoint has an
 * unbounded text, list or record.
 */
export function requestCheck({ method, path, params, query, body }: Endpoint) {
  const name = `${method} ${path}`
  const paramsBound = params && boundOf(params, `${name} params`)
  const queryBound = query && boundOf(query, `${name} query`)
  const bodyBound = isSchema(body) ? boundOf(body, `${name} body`) : null
  return {
    limits: bodyBound && bodyLimits(bodyBound),
    /** Throws request.invalid. */
    checkAround(
      { headers }: Request,
      given: { params: Record<string, string>; query: Record<string, string> },
    ): void {
      checkTexts(given.params)
      checkTexts(given.query)
      for (const [header, most] of Object.entries(headerLengths)) {
        const value = headers.get(header)
        if (value !== null && value.length > most) {
          refuse({ path: header, code: 'text.too-long', params: { max: most } })
        }
      }
      const found =
        (paramsBound && findExcess(paramsBound, given.params)) ||
        (queryBound && findExcess(queryBound, given.query))
      if (found) refuse(found)
    },
    /** Throws request.invalid for a value larger than its schema admits. */
    checkBody(value: unknown): void {
      const found = bodyBound && findExcess(bodyBound, value)
      if (found) refuse(found)
    },
  }
}
