import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// React's own switch: what a test does is drawn before it looks.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(cleanup)
