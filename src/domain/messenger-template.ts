import { type MessengerNews, messengerNews } from './messenger.ts'

/** Raised with every change of a text: approval counts for one wording. */
const version = 1

/** The name of a template at WhatsApp, the same in all languages. */
export const templateName = (news: MessengerNews): string => `karibu_${news}_v${version}`

/** What a template of this version tells; undefined for any other name. */
export const readTemplateName = (name: string): MessengerNews | undefined =>
  messengerNews.find((news) => templateName(news) === name)
