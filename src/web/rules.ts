/// <reference types="vite/client" />
import { useSyncExternalStore } from 'react'
import type { Rules } from '#domain/rules/rules.ts'

// Pages are built before any version is in force; the bundle of a browser contains no rules.
const whileBuilt = import.meta.env.SSR
  ? (await import('#domain/rules/shipped.ts')).shippedRules
  : null

const readPage = (): Rules => JSON.parse(document.getElementById('rules')?.textContent ?? '')

type Held = Readonly<{
  rules: Rules
  /** What these replaced while the page was open, or since its answers were saved. */
  before: Rules | null
  /** The moment from which these hold (ISO 8601), where they replaced others. */
  since: string | null
}>

let held: Held | null = null
const listeners = new Set<() => void>()

const current = (): Held => {
  held ??= { rules: whileBuilt ?? readPage(), before: null, since: null }
  return held
}

/** The rules that the page computes with: those in force when it was served, or taken over since. */
export const pageRules = (): Rules => current().rules

/** Lets the page compute with other rules, and compare with those `before`. */
export function takeRules(rules: Rules, before: Rules | null, since: string | null = null): void {
  held = { rules, before, since }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const useHeld = () => useSyncExternalStore(subscribe, current, current)

export const useRules = (): Rules => useHeld().rules

/** The rules and what they replaced, if that happened on this page. */
export const useRulesChange = useHeld
