import * as z from 'zod/mini'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { formatWholeDay, sentenceGap } from '#phrases/format.ts'
import { findReminded } from '../../../data/application/draft-reminder.ts'
import { findLink } from '../../../data/application/link.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { linkToken } from '../../../platform/link-token.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'

/** No name: a mistyped address may be a stranger's. */
type Props = { url: string; keptUntil: CalendarDate; forgetUrl: string }

function DraftReminder({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { url, keptUntil, forgetUrl } = props
  const date = formatWholeDay(keptUntil, language)
  return (
    <Layout
      frame={frame}
      preview={t('letter.draft-reminder.preview', { date })}
      title={t('letter.draft-reminder.title')}
    >
      <Paragraph>{t('letter.draft-reminder.text', { date })}</Paragraph>
      <Action href={url}>{t('letter.draft-reminder.action')}</Action>
      <Note>{t('letter.draft-reminder.once')}</Note>
      <Note>
        {t('letter.draft-reminder.ignore') + sentenceGap(language)}
        <a href={forgetUrl} className="link" style={style.link} target="_blank" rel="noopener">
          {t('letter.draft-reminder.forget')}
        </a>
      </Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['draft-reminder']> = z.object({
  linkId: z.string(),
  remindedId: z.string(),
})

export const draftReminder = defineLetter<Props>({
  content: async ({ services: { db, linkKey }, letter, links, now }) => {
    const { linkId, remindedId } = about.parse(letter.props)
    const [link, reminded] = [await findLink(db, linkId), await findReminded(db, remindedId)]
    // Continued, sent, deleted or unsubscribed meanwhile.
    const isOver = !link || link.usedAt || link.expiresAt <= now
    if (isOver || !reminded?.expiresAt || reminded.applicationId || reminded.refusedAt) return null
    const forgetUrl = links.forgetDraft(linkToken(linkKey, 'draft-reminder', remindedId))
    const props = {
      url: links.continue(linkToken(linkKey, 'link', link.id)),
      keptUntil: reminded.expiresAt.toISOString().slice(0, 10) as CalendarDate,
      forgetUrl,
    }
    return { props, stopUrl: forgetUrl }
  },
  subject: ({ t }) => t('letter.draft-reminder.subject'),
  View: DraftReminder,
})
