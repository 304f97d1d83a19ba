import { referenceOf } from '#domain/application/reference.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import type { Services } from '../../services.ts'
import { letterLanguage, linksFor } from './links.ts'
import type { RenderedLetter } from './render.tsx'

/** Previews the letter of a message; its link opens nothing, since the viewer is not the recipient. */
export async function drawMessage(
  { publicUrl, company }: Pick<Services, 'publicUrl' | 'company'>,
  application: ApplicationRow,
  message: string,
): Promise<RenderedLetter & { language: Language }> {
  // Loaded on first use: rendering takes a second to load.
  const { renderLetter } = await import('./render.tsx')
  const { staffMessage } = await import('./letters/staff-message.tsx')
  const language = letterLanguage(application.language)
  const reference = referenceOf(application.id)
  const statusUrl = linksFor(publicUrl, language).statusOf(reference)
  const props = { name: application.contactName, reference, statusUrl, message }
  const setting = { language, company, baseUrl: publicUrl }
  return { ...renderLetter(staffMessage, props, setting), language }
}
