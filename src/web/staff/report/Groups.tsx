import { useState } from 'react'
import { type ReportDimension, reportDimensions } from '#domain/report.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Ranking, rankedBy } from '../parts/Ranking.tsx'
import { NumberTable, ReportCard } from './ReportCard.tsx'
import type { Reports } from './reports.ts'

const most = 15

type GroupsProps = Readonly<{ groups: Reports['groups']; file: string }>

/** Who filed and decided, and about whom. */
export function Groups({ groups, file }: GroupsProps) {
  const { t, language } = useWords()
  const [dimension, setDimension] = useState<ReportDimension>('colleague')
  const shown = groups.filter((each) => each.dimension === dimension)
  const nameOf = useNameOf(language)
  return (
    <ReportCard
      title={t('staff.report.groups')}
      what={t('staff.report.groups.what')}
      file={file}
      isEmpty={groups.length === 0}
      chart={
        <>
          <Dimensions chosen={dimension} onChoose={setDimension} />
          <Ranking
            rows={rankedBy(
              shown.slice(0, most).map((row) => ({
                name: nameOf(row),
                count: row.filed + row.approved + row.rejected,
              })),
              String,
            )}
          />
        </>
      }
      table={
        <>
          <Dimensions chosen={dimension} onChoose={setDimension} />
          <NumberTable
            caption={t('staff.report.groups')}
            head={[
              t(`staff.report.groups.${dimension}`),
              t('staff.report.column.filed'),
              t('staff.report.column.approved'),
              t('staff.report.column.rejected'),
            ]}
            rows={shown.map((row) => [
              nameOf(row),
              ...[row.filed, row.approved, row.rejected].map(String),
            ])}
          />
        </>
      }
    />
  )
}

function useNameOf(language: string) {
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  return ({ dimension, key, name }: Reports['groups'][number]): string => {
    if (dimension === 'colleague') return name ?? key
    return (dimension === 'nationality' ? countries : languages).of(key) ?? key
  }
}

type DimensionsProps = Readonly<{
  chosen: ReportDimension
  onChoose: (dimension: ReportDimension) => void
}>

function Dimensions({ chosen, onChoose }: DimensionsProps) {
  const t = useTranslate()
  return (
    <div className="-ms-2 mb-2 flex flex-wrap gap-1">
      {reportDimensions.map((each) => (
        <Choice key={each} isChosen={each === chosen} onChoose={() => onChoose(each)}>
          {t(`staff.report.groups.${each}`)}
        </Choice>
      ))}
    </div>
  )
}
