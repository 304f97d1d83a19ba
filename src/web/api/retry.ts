export { pause, withRetries } from '#client/retry.ts'
