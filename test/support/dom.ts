import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'

// React's own switch: what a test does is drawn before it looks.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// What comes is waited for as long as on a busy machine it takes.
configure({ asyncUtilTimeout: 10_000 })

// What React, a missing phrase or a broken promise complains about is a failure, not a line in the log.
const complaints: unknown[][] = []
const complain = (...said: unknown[]) => void complaints.push(said)

beforeEach(() => {
  complaints.length = 0
  console.error = complain
  console.warn = complain
})

afterEach(() => {
  cleanup()
  expect(complaints).toEqual([])
})
