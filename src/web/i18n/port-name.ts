import { portLabel } from '#domain/reference/ports.ts'
import type { Port } from '#domain/rules/rules.ts'
import type { Translate } from '#phrases/translate.ts'

/** A port in the reader's language, or as the rules call it: a port renamed or added there has no other name. */
export function portName(port: Port, t: Translate): string {
  const name = portLabel(port)
  const words = name.match(/\w+/g) ?? []
  return t('apply.portOfEntry.name', { port: words.join('_'), name })
}
