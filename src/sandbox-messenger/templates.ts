export type Template = {
  id: string
  name: string
  language: string
  text: string
  category: string
  components: unknown
  /** Approved by itself from then on. */
  approvedFrom: Date
  /** Why it was refused. */
  reason: string | null
}
export type Templates = ReturnType<typeof createTemplates>

const most = 500
const keyOf = ({ name, language }: { name: string; language: string }) => `${name} ${language}`

/** Message templates of WhatsApp, in memory. */
export function createTemplates(clock: { now(): Date }) {
  const templates = new Map<string, Template>()
  return {
    find: (name: string, language: string) => templates.get(keyOf({ name, language })),
    list: () => [...templates.values()],
    keep(template: Template): boolean {
      if (templates.size >= most) return false
      templates.set(keyOf(template), template)
      return true
    },
    stateOf: ({ reason, approvedFrom }: Template) =>
      reason !== null ? 'REJECTED' : approvedFrom <= clock.now() ? 'APPROVED' : 'PENDING',
  }
}

/** The places of the values in a text: {{1}}, {{2}}. */
export const placesOf = (text: string): number => new Set(text.match(/\{\{\d+\}\}/g)).size

export const fill = (text: string, values: readonly string[]): string =>
  text.replace(/\{\{(\d+)\}\}/g, (place, at: string) => values[Number(at) - 1] ?? place)
