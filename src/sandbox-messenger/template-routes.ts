import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Exchange } from './exchange.ts'
import { placesOf, type Templates } from './templates.ts'
import { whatsappError } from './whatsapp-error.ts'

export type TemplateParts = {
  exchange: Exchange
  templates: Templates
  /** Tells the business how a template stands. */
  tellTemplate: (template: { id: string; name: string; language: string }) => void
}

const templateSchema = z.object({
  name: z.string().check(z.regex(/^[a-z0-9_]{1,512}$/)),
  language: z.string().check(z.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/)),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  components: z.array(
    z.looseObject({
      type: z.string(),
      text: z.optional(z.string()),
      example: z.optional(z.object({ body_text: z.array(z.array(z.string())) })),
    }),
  ),
})
type Asked = z.infer<typeof templateSchema>

/** Codes below 100, Invalid parameter. */
const subcodes = { exists: 2388024, variableAtEnd: 2388299, noExample: 2388043 }
const usualPage = 25

export const reviewMs = 3000

/** Templates of the account: what is submitted is approved after a moment. */
export function templateRoutes(parts: TemplateParts): Hono {
  const { templates, exchange } = parts
  const app = new Hono()

  app.post('/', async (c) => {
    const asked = templateSchema.safeParse(await c.req.json().catch(() => null))
    const body = asked.data?.components.find(({ type }) => type === 'BODY')
    if (!asked.success || !body?.text || body.text.length > 1024) {
      return whatsappError(c, 400, 100, 'Invalid parameter')
    }
    const { data } = asked
    const known = templates.find(data.name, data.language)
    const isTaken = known !== undefined && templates.stateOf(known) !== 'REJECTED'
    const subcode = isTaken ? subcodes.exists : faultOf(body.text, body.example)
    if (subcode) return whatsappError(c, 400, 100, 'Invalid parameter', subcode)
    const template = {
      ...{ id: String(exchange.now().getTime() * 1000 + templates.list().length) },
      ...{ name: data.name, language: data.language, category: data.category },
      ...{ text: body.text, components: data.components, reason: null },
      approvedFrom: new Date(exchange.now().getTime() + reviewMs),
    }
    if (!templates.keep(template)) return whatsappError(c, 400, 100, 'Too many templates')
    parts.tellTemplate(template)
    return c.json({ id: template.id, status: 'PENDING', category: template.category })
  })

  app.get('/', (c) => {
    const limit = Math.min(Math.max(Number(c.req.query('limit')) || usualPage, 1), 1000)
    const from = Number(c.req.query('after')) || 0
    const all = templates.list()
    const data = all.slice(from, from + limit).map((template) => ({
      ...{ id: template.id, name: template.name, language: template.language },
      ...{ status: templates.stateOf(template), category: template.category },
      ...{ components: template.components, rejected_reason: template.reason ?? 'NONE' },
    }))
    const after = String(from + data.length)
    const next = new URL(c.req.url)
    next.searchParams.set('after', after)
    const more = all.length > from + data.length && { next: next.href }
    return c.json({ data, paging: { cursors: { before: String(from), after }, ...more } })
  })

  return app
}

function faultOf(text: string, example: Asked['components'][number]['example']) {
  const places = placesOf(text)
  if (places === 0) return null
  if (/^\s*\{\{|\}\}\s*$/.test(text)) return subcodes.variableAtEnd
  return example?.body_text[0]?.length === places ? null : subcodes.noExample
}
