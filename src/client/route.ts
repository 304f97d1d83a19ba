import type { Api, Route } from '#contract/api.ts'

// Matches zod's internal marker rather than the types of endpoint.ts: comparing whole schemas takes
// the compiler seconds.
type Sent<Schema> = Schema extends { _zod: { input: infer Value } } ? Value : undefined
type Received<Schema> = Schema extends { _zod: { output: infer Value } }
  ? Value
  : Schema extends { media: string }
    ? Blob
    : undefined
type AnswerFrom<E> = E extends { answers: infer Answers }
  ? { [Status in keyof Answers]: Received<Answers[Status]> }[keyof Answers]
  : never

/** A call's result: JSON by its schema, a Blob for other media, undefined for 204. */
export type AnswerOf<R extends Route> = AnswerFrom<Api[R]>

/** A call's input by part, before defaults and trimming. */
export type ParamsOf<R extends Route> = Api[R] extends { params: infer S } ? Sent<S> : undefined
export type QueryOf<R extends Route> = Api[R] extends { query: infer S } ? Sent<S> : undefined
export type BodyOf<R extends Route> = Api[R] extends { body: infer S } ? Sent<S> : undefined

export type Values = Readonly<Record<string, unknown>>

export function methodOf(route: Route): string {
  return route.slice(0, route.indexOf(' '))
}

/** The URL of an endpoint with its parameters filled in. */
export function addressOf(route: Route, params: Values = {}, query: Values = {}): string {
  const path = route
    .slice(route.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}
