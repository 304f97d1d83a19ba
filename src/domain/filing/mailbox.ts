import { parseReference, referenceOf } from '../application/reference.ts'

/** The address that a traveller gives the portal; `mailbox` is the form's template. */
export function portalAddress(
  mailbox: string,
  { applicationId, position }: { applicationId: number; position: number },
): string {
  return mailbox
    .replaceAll('{reference}', referenceOf(applicationId))
    .replaceAll('{traveller}', String(position))
}

const forRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The applications that a template's addresses may name; none where it has no reference. */
export function applicationsIn(mailbox: string, addresses: readonly string[]): number[] {
  const [before = '', ...rest] = mailbox.split('{reference}')
  if (rest.length === 0) return []
  const part = (text: string) => text.split('{traveller}').map(forRegExp).join('\\d{1,4}')
  const form = new RegExp(
    `^${part(before)}(TZ-\\d{6,15})${rest.map(part).join('TZ-\\d{6,15}')}$`,
    'i',
  )
  return [
    ...new Set(addresses.flatMap((address) => parseReference(form.exec(address)?.[1] ?? '') ?? [])),
  ]
}
