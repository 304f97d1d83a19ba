import { referenceOf } from '#domain/application/reference.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import type { Services } from '../../services.ts'
import { letterLanguage, linksFor } from './links.ts'
import type { RenderedLetter } from './render.tsx'

/**
 * The letter of a message as it would arrive; only its link opens nothing by itself, for whoever looks at
 * it is not who receives it.
 */
export async function drawMessage(
  { publicUrl, company }: Pick<Services, 'publicUrl' | 'company'>,
  application: ApplicationRow,
  message: string,
): Promise<RenderedLetter & { language: Language }> {
  // Loaded with the first letter: what draws them takes a second of every start.
  const { renderLetter } = await import('./render.tsx')
  const { staffMessage } = await import('./letters/staff-message.tsx')
  const language = letterLanguage(application.language)
  const reference = referenceOf(application.id)
  const statusUrl = linksFor(publicUrl, language).statusOf(reference)
  const props = { name: application.contactName, reference, statusUrl, message }
  const setting = { language, company, baseUrl: publicUrl }
  return { ...renderLetter(staffMessage, props, setting), language }
}
