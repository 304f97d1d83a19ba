import * as z from 'zod/mini'
import { formatList } from '#phrases/format.ts'
import { findDraft } from '../../../data/application/draft.ts'
import { findOrganised } from '../../../data/application/traveller-link.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findFinishedLetter } from '../../../data/correspondence/traveller-letter.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Paragraph } from '../parts.tsx'

type Props = {
  /** Known first names of travellers who have finished. */
  names: readonly string[]
  /** Number of linked travellers not finished. */
  left: number
  url: string
}

function OwnPartFinished({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { names, left } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.own-part-finished.next')}
      title={titleOf(frame, props)}
    >
      {names.length > 0 && (
        <Paragraph>
          {t('letter.own-part-finished.text', { names: formatList(names, language) })}
        </Paragraph>
      )}
      {left > 0 && <Paragraph>{t('letter.own-part-finished.left', { count: left })}</Paragraph>}
      <Paragraph>{t('letter.own-part-finished.next')}</Paragraph>
      <Action href={props.url}>{t('letter.own-part-finished.action')}</Action>
    </Layout>
  )
}

const titleOf = ({ t }: Frame, { names, left }: Props): string =>
  left === 0
    ? t('letter.own-part-finished.subject.all')
    : t('letter.own-part-finished.subject.some', { count: Math.max(1, names.length) })

const about: z.ZodMiniType<LetterPayload['own-part-finished']> = z.object({
  draftSessionId: z.number(),
})

export const ownPartFinished = defineLetter<Props>({
  content: async ({ services: { db, documentKey }, letter, links, now }) => {
    const { draftSessionId } = about.parse(letter.props)
    // A later letter says more.
    const newest = await findFinishedLetter(db, draftSessionId)
    if (newest?.id !== letter.id) return null
    const draft = await findDraft(db, documentKey, draftSessionId, now)
    const all = await findOrganised(db, { sessionId: draftSessionId, applicationId: null }, now)
    const finished = all.filter(({ finishedAt }) => finishedAt !== null)
    if (!draft || finished.length === 0) return null
    const names = finished.flatMap(({ id }) => {
      const part = draft.content.applicants.find(({ linkId }) => linkId === id)
      const name = part?.firstName || part?.lastName
      return typeof name === 'string' && name.trim() ? [name.trim()] : []
    })
    return { props: { names, left: all.length - finished.length, url: links.draft } }
  },
  subject: titleOf,
  View: OwnPartFinished,
})
