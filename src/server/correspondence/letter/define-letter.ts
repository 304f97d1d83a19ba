import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import type { LetterRow } from '../../data/correspondence/letter.ts'
import type { MailAttachment } from '../../platform/adapters/mailer/port.ts'
import { linkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { type Links, letterLanguage, linksFor } from './links.ts'
import { type LetterView, type RenderedLetter, renderLetter } from './render.tsx'

/** A letter that is about to be sent, with the addresses that it may name. */
export type LetterContext = { services: Services; letter: LetterRow; links: Links; now: Date }

export type ApplicationContext = LetterContext & { application: ApplicationRow }

/** What a letter says as things stand now. */
type LetterContent<Props> = {
  props: Props
  attachments?: readonly MailAttachment[]
  /** Where letters of this kind are stopped. */
  stopUrl?: string
}

type ContentFrom<Context, Props> = (context: Context) => Promise<LetterContent<Props> | null>

export type ComposedLetter = RenderedLetter & Omit<LetterContent<unknown>, 'props'>

/** One kind of letter: its subject and its page, and what fills them from the database. */
export type Letter<Props> = LetterView<Props> & {
  /** The letter, ready to be sent; null when nobody needs it any more. */
  compose(context: Omit<LetterContext, 'links'>): Promise<ComposedLetter | null>
}

/** A letter of its view, and of its content: null when nobody needs it any more. */
export function defineLetter<Props>({
  content,
  ...view
}: LetterView<Props> & { content: ContentFrom<LetterContext, Props> }): Letter<Props> {
  return {
    ...view,
    async compose({ services, letter, now }) {
      const { publicUrl, company, linkKey } = services
      const language = letterLanguage(letter.language)
      const links = linksFor(publicUrl, language, linkToken(linkKey, 'letter', letter.id))
      const filled = await content({ services, letter, links, now })
      if (!filled) return null
      const { props, ...rest } = filled
      return { ...renderLetter(view, props, { language, company, baseUrl: publicUrl }), ...rest }
    },
  }
}

/** The content of a letter about an application; nobody needs it once that is gone. */
export function aboutApplication<Props>(
  content: ContentFrom<ApplicationContext, Props>,
): ContentFrom<LetterContext, Props> {
  return async (context) => {
    const { applicationId } = context.letter
    if (applicationId === null) return null
    const application = await findApplicationById(context.services.db, applicationId)
    return application ? content({ ...context, application }) : null
  }
}
