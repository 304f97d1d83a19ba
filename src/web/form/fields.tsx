import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** A dotted path of a value: 'applicants.0.firstName'. */
export type Path<T> = T extends readonly (infer I)[]
  ? `${number}` | `${number}.${Path<I>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${Path<T[K]>}` }[keyof T & string]
    : never

/** The value at a path. */
export type At<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? At<Part<T, K>, Rest>
  : Part<T, P>

type Part<T, K extends string> = T extends readonly (infer I)[]
  ? I
  : K extends keyof T
    ? T[K]
    : never

/** The values of a form. Values are immutable: changes replace them. */
export type Fields<T> = {
  all: () => T
  get: <P extends Path<T>>(path: P) => At<T, P>
  set: <P extends Path<T>>(path: P, value: At<T, P>) => void
  /** Runs after every change; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Whether anything differs from the initial values. */
  isChanged: () => boolean
}

export function createFields<T extends object>(first: T): Fields<T> {
  let values = first
  const listeners = new Set<() => void>()
  return {
    all: () => values,
    get: (path) => read(values, path.split('.')) as never,
    set: (path, value) => {
      const next = written(values, path.split('.'), value) as T
      if (next === values) return
      values = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isChanged: () => values !== first,
  }
}

function read(from: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), from)
}

/** Sets a nested value immutably; the same object if unchanged. */
function written(from: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  const holder = isHolder(from) ? from : {}
  const before = holder[step]
  const after = written(before, rest, value)
  if (Object.is(before, after)) return from
  if (Array.isArray(from)) return from.map((each, index) => (index === Number(step) ? after : each))
  return { ...holder, [step]: after }
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

const FieldsContext = createContext<unknown>(null)

export function FieldsProvider<T>({
  fields,
  children,
}: Readonly<{ fields: Fields<T>; children: ReactNode }>) {
  return <FieldsContext value={fields}>{children}</FieldsContext>
}

/** The surrounding form's fields, with values of type `T`. */
export function useFields<T = Readonly<Record<string, unknown>>>(): Fields<T> {
  const fields = useContext(FieldsContext)
  if (!fields) throw new Error('FieldsProvider is missing above this component')
  return fields as Fields<T>
}

/** All values, subscribed. */
export function useAll<T>(fields: Fields<T>): T {
  return useSyncExternalStore(fields.subscribe, fields.all, fields.all)
}

/** A value of a form of type `T`, subscribed. */
export function useField<T, P extends Path<T>>(path: P): At<T, P> {
  const fields = useFields<T>()
  const value = () => fields.get(path)
  return useSyncExternalStore(fields.subscribe, value, value)
}

/** A value of any form, for generic fields. */
export function useInput(path: string): [value: unknown, set: (value: unknown) => void] {
  const fields = useContext(FieldsContext) as Fields<Record<string, unknown>> | null
  if (!fields) throw new Error('FieldsProvider is missing above this component')
  const value = () => fields.get(path as never) as unknown
  return [
    useSyncExternalStore(fields.subscribe, value, value),
    (next) => fields.set(path as never, next as never),
  ]
}

/** The same as text. */
export function useText(path: string): [text: string, set: (text: string) => void] {
  const [value, set] = useInput(path)
  return [typeof value === 'string' ? value : '', set]
}
