import type { Logger } from 'pino'

/**
 * What nobody caught is logged, and the process goes on: all that counts is in the database, in
 * transactions of its own, and ending would hand every visitor a way to end the service for all.
 */
export function takeLastResort(log: Logger): void {
  process.on('uncaughtException', (err) => log.error({ err }, 'nobody caught this error'))
  process.on('unhandledRejection', (err) => log.error({ err }, 'nobody caught this rejection'))
}
