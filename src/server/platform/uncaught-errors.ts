import type { Logger } from 'pino'

/**
 * Logs uncaught errors without exiting: all important state is in database transactions, and an
 * exit would let any visitor stop the service for everyone.
 */
export function logUncaughtErrors(log: Logger): void {
  process.on('uncaughtException', (err) => log.error({ err }, 'nobody caught this error'))
  process.on('unhandledRejection', (err) => log.error({ err }, 'nobody caught this rejection'))
}
