import * as contract from '#contract/staff/template.ts'
import { AppError } from '#domain/error.ts'
import { framed } from '../../http/framed.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Services } from '../../services.ts'
import { messageValues, previewMessage, sampleFor } from './preview.ts'
import {
  addTemplate,
  changeTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
} from './templates.ts'

/** Message templates and previews. */
export function templateRoutes(services: Services): Route[] {
  const { db } = services
  const reading = { permission: 'application.read', limit: perMinute(3000), audit: null } as const
  const saving = { permission: 'application.work', limit: perMinute(120) } as const
  const writing = { permission: 'application.work', limit: perMinute(300) } as const
  return [
    staffRoute(contract.listTemplates, reading, async ({ query, staff }) => ({
      status: 200,
      body: {
        items: await listTemplates(db, staff, query.language),
        sample: sampleFor(services, { language: query.language, staff }),
      },
    })),

    staffRoute(contract.getTemplate, reading, async ({ params, staff }) => ({
      status: 200,
      body: await getTemplate(db, params.id, staff),
    })),

    staffRoute(contract.addTemplate, { ...saving, audit: 'template.saved' }, async (call) => ({
      status: 201,
      body: await addTemplate(services, call.body, call),
    })),

    staffRoute(contract.changeTemplate, { ...saving, audit: 'template.saved' }, async (call) => ({
      status: 200,
      body: await changeTemplate(services, { id: call.params.id, body: call.body }, call),
    })),

    staffRoute(contract.removeTemplate, { ...saving, audit: 'template.removed' }, async (call) => {
      await removeTemplate(services, call.params.id, call)
      return { status: 204 }
    }),

    staffRoute(
      contract.getMessageValues,
      { ...writing, audit: 'application.read' },
      async ({ params, staff }) => ({
        status: 200,
        body: await messageValues(services, { id: params.id, staff }),
      }),
    ),

    staffRoute(
      contract.previewMessage,
      { ...writing, audit: 'letter.read' },
      async ({ params, body, trace }) => {
        const { message } = body
        const preview = await previewMessage(services, { id: params.id, message })
        await trace(db, { applicationId: params.id })
        return { status: 200, body: preview }
      },
    ),

    // A form post fills the iframe, since our pages' policy forbids the letter's styles.
    staffRoute(
      contract.drawMessage,
      { ...writing, audit: 'letter.read' },
      async ({ params, rawBody, trace }) => {
        const form = Object.fromEntries(new URLSearchParams(rawBody))
        const read = contract.drawnMessage.safeParse(form)
        if (!read.success) throw new AppError('request.invalid')
        // Forms use CRLF, like mail.
        const message = read.data.message.replaceAll('\r\n', '\n')
        const { html } = await previewMessage(services, { id: params.id, message })
        await trace(db, { applicationId: params.id })
        return framed(html)
      },
    ),
  ]
}
