import * as contract from '#contract/staff/bulk.ts'
import { writeMessage } from '#contract/staff/message.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { changeMany } from './change-many.ts'
import * as message from './message.ts'
import { previewMany } from './preview-many.ts'

/** Bulk changes, and letters to one or many travellers. */
export function bulkRoutes(services: Services): Route[] {
  const work = { permission: 'application.work' } as const
  return [
    staffRoute(
      contract.changeMany,
      { ...work, limit: perMinute(30), audit: 'application.changed-many' },
      async (call) => {
        const rows = await changeMany(services, { ...call, ...call.body })
        return { status: 200, body: { rows } }
      },
    ),

    staffRoute(
      contract.previewMany,
      { ...work, limit: perMinute(60), audit: 'application.previewed-many' },
      async (call) => ({
        status: 200,
        body: await previewMany(services, { ...call, ...call.body }),
      }),
    ),

    staffRoute(
      writeMessage,
      { ...work, limit: perMinute(60), audit: 'application.messaged' },
      async (call) => {
        const { text, template } = call.body
        await message.writeMessage(services, { ...call, id: call.params.id, text, template })
        return { status: 204 }
      },
    ),
  ]
}
