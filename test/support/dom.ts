import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// React's own switch: what a test does is drawn before it looks.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// What comes is waited for as long as on a busy machine it takes.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
