import { useTranslate } from '../../i18n/provider.tsx'
import { Ranking, rankedBy } from '../parts/Ranking.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

type AnswersProps = Readonly<{ chat: Reports['chat']; file: string }>

/** Who answered visitors. */
export function Answers({ chat: { colleagues }, file }: AnswersProps) {
  const t = useTranslate()
  return (
    <ReportCard
      title={t('staff.report.answers')}
      what={t('staff.report.answers.what')}
      file={file}
      isEmpty={colleagues.length === 0}
      chart={
        <Ranking
          rows={rankedBy(
            colleagues.map(({ name, conversations }) => ({ name, count: conversations })),
            String,
          )}
        />
      }
      table={
        <NumberTable
          caption={t('staff.report.answers')}
          head={[
            t('staff.report.groups.colleague'),
            ...(['conversations', 'messages', 'good', 'bad'] as const).map((each) =>
              t(`staff.report.answers.${each}`),
            ),
          ]}
          rows={colleagues.map(({ name, conversations, messages, good, bad }) => [
            name,
            ...[conversations, messages, good, bad].map(String),
          ])}
        />
      }
    />
  )
}
