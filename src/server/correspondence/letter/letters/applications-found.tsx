import { referenceOf } from '#domain/application/reference.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { formatDay, formatList } from '#phrases/format.ts'
import { rowForTraveller } from '../../../application/for-traveller.ts'
import { findOfContact } from '../../../data/application/application.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'
import { style } from '../style.ts'

type Found = {
  reference: string
  /** First names of some travellers, to recognise the application. */
  names: readonly string[]
  madeOn: string
  status: ApplicationStatus
  url: string
}

type Props = { found: readonly Found[]; url: string }

/** Maximum number of travellers named per application. */
const named = 3

function Item({ frame: { t, language }, item }: { frame: Frame; item: Found }) {
  const facts = [
    formatDay(item.madeOn, language),
    t(`letter.status.${item.status}`),
    ...(item.names.length > 0 ? [formatList(item.names, language)] : []),
  ]
  return (
    <li style={style.item}>
      <a href={item.url} className="link" style={style.link}>
        <strong>
          <bdi>{item.reference}</bdi>
        </strong>
      </a>
      <br />
      <bdi>{facts.join(' · ')}</bdi>
    </li>
  )
}

function ApplicationsFound({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const count = props.found.length
  return (
    <Layout
      frame={frame}
      preview={t('letter.applications-found.preview')}
      title={t('letter.applications-found.title')}
    >
      <Paragraph>{t('letter.applications-found.text', { count })}</Paragraph>
      <ul className="ink" style={style.list}>
        {props.found.map((item) => (
          <Item key={item.reference} frame={frame} item={item} />
        ))}
      </ul>
      <Action href={props.url}>{t('letter.applications-found.action', { count })}</Action>
      <Note>{t('letter.application-link.ignore')}</Note>
    </Layout>
  )
}

export const applicationsFound = defineLetter<Props>({
  content: async ({ services: { db }, letter, links, now }) => {
    const rows = await findOfContact(db, letter.recipient)
    const found: Found[] = []
    for (const row of rows) {
      const { application, applicants: people } = await rowForTraveller(db, row, now)
      const { id, orderId, status, createdAt } = application
      found.push({
        reference: referenceOf(id),
        names: people.slice(0, named).map(({ firstName, lastName }) => firstName || lastName),
        madeOn: createdAt.toISOString(),
        status,
        url: links.status(orderId),
      })
    }
    const [newest] = found
    return newest ? { props: { found, url: newest.url } } : null
  },
  subject: ({ t }) => t('letter.applications-found.subject'),
  View: ApplicationsFound,
})
