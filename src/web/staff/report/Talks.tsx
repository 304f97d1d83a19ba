import { useState } from 'react'
import { sayShortDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Bars } from '../parts/Bars.tsx'
import { Overall } from './Overall.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'
import { factsOf, minutesWords, tableOf } from './talk-words.ts'

type TalksProps = Readonly<{ chat: Reports['chat']; file: string }>

/** How soon visitors were answered, and whether that helped them. */
export function Talks({ chat, file }: TalksProps) {
  const { t, language } = useWords()
  const [chosen, setChosen] = useState<number | null>(null)
  const { days, good, bad } = chat
  const said = (minutes: number | null) => minutesWords(minutes, t)
  const say = (index: number) => {
    const row = days[index]
    if (!row) return ''
    return t('staff.report.chat.day', {
      day: sayShortDay(row.day, language),
      count: row.began,
      answer: said(row.firstAnswer.median),
    })
  }
  return (
    <ReportCard
      title={t('staff.report.chat')}
      what={t('staff.report.chat.what')}
      file={file}
      isEmpty={chat.began === 0 && good + bad === 0}
      chart={
        <>
          <Overall facts={factsOf(chat, t, language)} />
          <div className="grid gap-3">
            <Bars
              values={days.map(({ began }) => began)}
              ends={[days.at(0), days.at(-1)].map(
                (each) => each && sayShortDay(each.day, language),
              )}
              chosen={chosen}
              onChoose={setChosen}
              say={say}
              label={t('staff.report.chat.began')}
              write={String}
              fill="fill-ocean"
            />
            <p className="figures min-h-4 text-xs text-quiet">
              {chosen === null ? '' : say(chosen)}
            </p>
          </div>
        </>
      }
      table={<NumberTable caption={t('staff.report.chat')} {...tableOf(days, t, language)} />}
    />
  )
}
