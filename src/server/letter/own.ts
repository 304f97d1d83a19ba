import type { AnswerOf } from '#contract/endpoint.ts'
import type { listOwnLetters } from '#contract/letter.ts'
import { maskEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { isListed, letterStanding } from '#domain/letter.ts'
import type { Language } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import { findApplication } from '../data/application.ts'
import type { Authority } from '../data/authority.ts'
import { findLettersAbout } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'
import { letterLanguage } from './links.ts'

type Items = AnswerOf<typeof listOwnLetters>['items']

/** The letters of an application for whoever may act for it. Throws application.not-found. */
export async function ownLetters(
  tx: Tx,
  call: { id: number; authority: Authority; language: Language | undefined },
): Promise<Items> {
  const application = await findApplication(tx, call.id, call.authority)
  if (!application) throw new AppError('application.not-found')
  const rows = await findLettersAbout(tx, application.id)
  return rows.flatMap(({ id, kind, ...row }) => {
    if (!isListed(kind)) return []
    const t = translatorFor(call.language ?? letterLanguage(row.language), () => {})
    return [
      {
        id,
        kind,
        title: t(`letter.list.${kind}`),
        state: letterStanding(row),
        createdAt: row.createdAt.toISOString(),
        sentAt: row.sentAt?.toISOString() ?? null,
        to: maskEmail(row.recipient),
      },
    ]
  })
}
