import { AppError } from '#domain/error.ts'
import { type Messenger, type MessengerNews, messengerNews } from '#domain/messenger.ts'
import { templateName } from '#domain/messenger-template.ts'
import { completeLanguages, fallbackLanguage, type Language } from '#domain/reference/languages.ts'
import { noteFailure } from '../../data/correspondence/messenger-service.ts'
import {
  deleteTemplatesBefore,
  findTemplates,
  noteTemplate,
} from '../../data/correspondence/messenger-template.ts'
import {
  type MessengerService,
  MessengerUnavailable,
  type TemplateState,
  type TemplateText,
} from '../../platform/adapters/messenger-service/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { templateText } from './words.ts'

/** Every text that WhatsApp has to approve. */
export const ourTemplates = messengerNews.flatMap((news) =>
  completeLanguages.map((language) => ({ news, language, name: templateName(news) })),
)

/** Those of the present version that WhatsApp knows. */
export async function currentTemplates(tx: Tx) {
  const rows = await findTemplates(tx)
  return rows.filter(({ news, name }) => name === templateName(news))
}

export type Templates = Awaited<ReturnType<typeof currentTemplates>>

/** The language in which a piece of news may go: theirs, else English; null for none. */
export function languageIn(
  { messengers }: Pick<Services, 'messengers'>,
  templates: Templates,
  { messenger, news, own }: { messenger: Messenger; news: MessengerNews; own: Language },
): Language | null {
  // A stand-in may ask for no approval.
  if (!messengers[messenger]?.templates) return own
  const approved = templates.filter((each) => each.news === news && each.state === 'approved')
  const known = approved.map(({ language }) => language)
  return ([own, fallbackLanguage] as const).find((language) => known.includes(language)) ?? null
}

type Approval = NonNullable<MessengerService['templates']>

async function askTemplates({ db }: Pick<Services, 'db'>, approval: Approval, now: Date) {
  for (const each of await approval.list()) await noteTemplate(db, each, now)
  await deleteTemplatesBefore(db, now)
}

/** Asks how templates stand; a stand-in gets those that it lacks. */
export async function tendTemplates(services: Services, now: Date): Promise<void> {
  const { db, messengers, log } = services
  const { whatsapp } = messengers
  if (!whatsapp?.templates) return
  try {
    if (whatsapp.isSandbox) await submitMissing(services, now)
    else await askTemplates({ db }, whatsapp.templates, now)
  } catch (error) {
    if (!(error instanceof MessengerUnavailable)) throw error
    log.warn({ err: error }, 'templates were not asked for')
    if (error.isTokenWrong) await noteFailure(db, 'whatsapp', { failure: 'token-wrong', now })
  }
}

/**
 * Submits the templates that WhatsApp does not have; returns how many it did not refuse. Those it
 * took before it failed are kept. Throws messenger.not-offered, messenger.unavailable.
 */
export async function submitMissing(services: Services, now: Date): Promise<number> {
  const { db, messengers, log } = services
  const approval = messengers.whatsapp?.templates
  if (!approval) throw new AppError('messenger.not-offered')
  try {
    await askTemplates(services, approval, now)
    const present = await currentTemplates(db)
    const missing = ourTemplates.filter(
      ({ news, language }) =>
        !present.some((each) => each.news === news && each.language === language),
    )
    const states: (TemplateState | null)[] = []
    for (const some of Map.groupBy(missing, ({ news }) => news).values()) {
      states.push(...(await Promise.all(some.map(submit))))
    }
    const known = states.filter((state) => state !== null)
    if (states.length > 0 && known.length === 0) throw new AppError('messenger.unavailable')
    return known.filter((state) => state !== 'rejected').length
  } catch (error) {
    if (!(error instanceof MessengerUnavailable)) throw error
    log.warn({ err: error }, 'templates were not submitted')
    throw new AppError('messenger.unavailable')
  }

  /** Null: the call was refused, and it may be submitted again. */
  async function submit(template: Omit<TemplateText, 'text'>): Promise<TemplateState | null> {
    const { news, language, name } = template
    const text = templateText(news, language)
    const state = (await approval?.submit({ ...template, text })) ?? null
    if (state) await noteTemplate(db, { name, language, state, reason: null }, now)
    else log.warn({ name, language }, 'the call with a template was refused')
    return state
  }
}
