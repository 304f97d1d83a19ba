import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { rulesOf } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'

// React flushes updates before assertions.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// Long enough for a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// Complaints of React, of missing phrases or unhandled rejections fail the test.
const complaints: unknown[][] = []
const { error: print, warn } = console
// React warns about this in the e-mail check, for unknown reasons: printed only.
const unexplained = 'A component suspended inside an `act` scope'
// happy-dom has no <search> yet, which every browser knows; React says so once.
const unknownTag = 'The tag <%s> is unrecognized in this browser'
const complain = (...said: unknown[]) => {
  const [words, tag] = said.map(String)
  if (words?.startsWith(unknownTag) && tag === 'search') return
  if (words?.startsWith(unexplained)) print(...said)
  else complaints.push(said)
}

// A page says the rules in force.
const rules = document.createElement('script')
Object.assign(rules, { type: 'application/json', id: 'rules' })
rules.textContent = JSON.stringify(rulesOf(shippedDocument, 1))
document.head.append(rules)

beforeEach(() => {
  complaints.length = 0
  console.error = complain
  console.warn = complain
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(complaints.map((said) => said.join(' '))).toEqual([])
})

// A worker's files share a window, so it is reset.
afterAll(() => {
  Object.assign(console, { error: print, warn })
  document.body.replaceChildren()
  rules.remove()
  document.title = ''
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
