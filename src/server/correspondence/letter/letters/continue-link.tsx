import * as z from 'zod/mini'
import { findLink } from '../../../data/application/link.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { linkToken } from '../../../platform/link-token.ts'
import { defineLetter } from '../define-letter.ts'
import { minutesBetween } from '../duration.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = { url: string; minutes: number }

function ContinueLink({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { minutes } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.continue-link.preview', { minutes })}
      title={t('letter.continue-link.title')}
    >
      <Paragraph>{t('letter.continue-link.text', { minutes })}</Paragraph>
      <Action href={props.url}>{t('letter.continue-link.action')}</Action>
      <Note>{t('letter.continue-link.ignore')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['continue-link']> = z.object({ linkId: z.string() })

export const continueLink = defineLetter<Props>({
  content: async ({ services, letter, links, now }) => {
    const { linkId } = about.parse(letter.props)
    const link = await findLink(services.db, linkId)
    if (!link || link.usedAt || link.expiresAt <= now) return null
    const props = {
      url: links.continue(linkToken(services.linkKey, 'link', link.id)),
      minutes: minutesBetween(link.createdAt, link.expiresAt),
    }
    return { props }
  },
  subject: ({ t }) => t('letter.continue-link.subject'),
  View: ContinueLink,
})
