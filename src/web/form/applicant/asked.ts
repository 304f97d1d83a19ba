import type { PortalWords } from '#phrases/portal-line.ts'

/** What the authority asks beside the application, in the words of the page's language. */
export type Asked = Readonly<{
  title: string
  hint: string
  lines: readonly Readonly<
    PortalWords & {
      key: string
      /** In the portal's words. */
      asks: string
    }
  >[]
}>

/** As the page was served; null where nothing is asked. */
export const askedHere = (): Asked | null =>
  JSON.parse(globalThis.document?.getElementById('asked')?.textContent || 'null')

/** No answer yet to any of it. */
export const emptyAsked = (): Record<string, string> =>
  Object.fromEntries((askedHere()?.lines ?? []).map(({ key }) => [key, '']))
