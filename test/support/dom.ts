import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// React's own switch: what a test does is drawn before it looks.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// What comes is waited for as long as on a busy machine it takes.
configure({ asyncUtilTimeout: 60_000 })

// What React, a missing phrase or a broken promise complains about is a failure, not a line in the log.
const complaints: unknown[][] = []
const { error: print, warn } = console
// React says this of the look at an e-mail address; why is not known yet. It is printed, and fails nothing.
const unexplained = 'A component suspended inside an `act` scope'
// happy-dom has no <search> yet, which every browser knows; React says so once.
const unknownTag = 'The tag <%s> is unrecognized in this browser'
const complain = (...said: unknown[]) => {
  const [words, tag] = said.map(String)
  if (words?.startsWith(unknownTag) && tag === 'search') return
  if (words?.startsWith(unexplained)) print(...said)
  else complaints.push(said)
}

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

// One window serves the files of a worker: the next one finds it as it was.
afterAll(() => {
  Object.assign(console, { error: print, warn })
  document.body.replaceChildren()
  document.title = ''
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name)
  }
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})
