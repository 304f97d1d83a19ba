import {
  askStatus,
  checkStatus,
  downloadVisa,
  sendDownloadCode,
  stopReminders,
} from '#contract/application.ts'
import { findSession } from '../data/application/session.ts'
import { perHour, perMinute, type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import * as commands from './commands.ts'
import { sendCode, statusFor } from './status-check.ts'
import { visasByCode } from './visa-download.ts'

/** Looking up the status, and downloading the decision. */
export function statusRoutes(services: Services): Route[] {
  const { db } = services
  return [
    route(checkStatus, { access: 'anyone', limit: perMinute(20, 'secret') }, async (call) => ({
      status: 200,
      body: await statusFor(services, call.query, call),
    })),

    route(askStatus, { access: 'anyone', limit: perMinute(20, 'secret') }, async (call) => ({
      status: 200,
      body: await statusFor(services, call.body, call),
    })),

    route(sendDownloadCode, { access: 'anyone', limit: perHour(10, 'secret') }, async (call) => {
      return { status: 204, token: await sendCode(services, call.body, call) }
    }),

    route(downloadVisa, { access: 'anyone', limit: perHour(30, 'secret') }, async (call) => {
      const sessionId = call.tokenHash ? await findSession(db, call.tokenHash) : null
      const authority = { sessionId }
      return visasByCode(services, call.body, authority, call.now)
    }),

    route(stopReminders, { access: 'application', limit: perHour(30) }, async (call) => {
      await commands.stopReminders(services, call.body.orderId, call)
      return { status: 204 }
    }),
  ]
}
