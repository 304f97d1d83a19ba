import { words } from '../words.ts'

type NoticePageProps = { title: string; lead?: string }

export function NoticePage({ title, lead }: NoticePageProps) {
  return (
    <section className="card narrow">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      <p className="quiet">{words.nothingCharged}</p>
    </section>
  )
}
