import type { Rules } from '#domain/rules/rules.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import type { MailAttachment } from '../../platform/adapters/mailer/port.ts'
import { linkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { type Links, letterLanguage, linksFor } from './links.ts'
import { type LetterView, type RenderedLetter, renderLetter } from './render.tsx'

/** A letter being composed, with the addresses for its links. */
export type LetterContext = { services: Services; letter: LetterRow; links: Links; now: Date }

export type ApplicationContext = LetterContext & {
  application: ApplicationRow
  /** What was agreed, in the authority's world of now. */
  rules: Rules
}

/** The current content of a letter. */
type LetterContent<Props> = {
  props: Props
  attachments?: readonly MailAttachment[]
  /** Where to unsubscribe from this kind. */
  stopUrl?: string
}

type ContentFrom<Context, Props> = (context: Context) => Promise<LetterContent<Props> | null>

export type ComposedLetter = RenderedLetter & Omit<LetterContent<unknown>, 'props'>

/** A kind of letter: subject, page, and the data for them. */
export type Letter<Props> = LetterView<Props> & {
  /** The composed letter; null when it is no longer needed. */
  compose(context: Omit<LetterContext, 'links'>): Promise<ComposedLetter | null>
  /** Whether what it tells still holds. */
  isNeeded(context: Omit<LetterContext, 'links'>): Promise<boolean>
}

/** Combines a view with its content; null content means that the letter is no longer needed. */
export function defineLetter<Props>({
  content,
  ...view
}: LetterView<Props> & { content: ContentFrom<LetterContext, Props> }): Letter<Props> {
  const fill = ({ services, letter, now }: Omit<LetterContext, 'links'>) => {
    const token = linkToken(services.linkKey, 'letter', letter.id)
    const links = linksFor(services.publicUrl, letterLanguage(letter.language), token)
    return content({ services, letter, links, now })
  }
  return {
    ...view,
    isNeeded: async (context) => (await fill(context)) !== null,
    async compose(context) {
      const filled = await fill(context)
      if (!filled) return null
      const { publicUrl, company } = context.services
      const language = letterLanguage(context.letter.language)
      const { props, ...rest } = filled
      return { ...renderLetter(view, props, { language, company, baseUrl: publicUrl }), ...rest }
    },
  }
}

/** Content about an application, not needed once that is deleted. */
export function aboutApplication<Props>(
  content: ContentFrom<ApplicationContext, Props>,
): ContentFrom<LetterContext, Props> {
  return async (context) => {
    const { applicationId } = context.letter
    if (applicationId === null) return null
    const application = await findApplicationById(context.services.db, applicationId)
    if (!application) return null
    const rules = context.services.rules.for(application.rulesVersion, context.now)
    return content({ ...context, application, rules })
  }
}
