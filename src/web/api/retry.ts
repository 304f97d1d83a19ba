export { mayPass, pause, withRetries } from '#client/retry.ts'
