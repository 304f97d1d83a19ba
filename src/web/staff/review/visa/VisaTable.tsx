import { type ReactNode, useMemo } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import { sayDay } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { checkIcon, errorIcon } from '../../../ui/icons.ts'
import { Words } from '../../../ui/Words.tsx'
import type { Candidate, VisaDocument } from './match.ts'

type VisaTableProps = Readonly<{ document: VisaDocument; candidates: readonly Candidate[] }>

/** The answers of each traveller, and whether number and name stand in the document. */
export function VisaTable({ document, candidates }: VisaTableProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { isReadable } = document
  const countryName = useMemo(() => namesIn(language), [language])
  return (
    <div className="min-w-0 space-y-3">
      {candidates.map((each) => (
        <section
          key={each.applicantId}
          aria-label={t('staff.review.visa.answers', { name: nameOf(each) })}
          className={`rounded-card border p-3 ${each.isMatch ? 'border-leaf/40 bg-leaf-tint' : 'border-amber/40 bg-amber-tint'}`}
        >
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
            <Answer label={t('staff.review.visa.name')} found={each.name} isReadable={isReadable}>
              <bdi className="font-semibold">{nameOf(each)}</bdi>
            </Answer>
            <Answer
              label={t('staff.review.visa.number')}
              found={each.number}
              isReadable={isReadable}
            >
              <bdi className="figures font-semibold">{each.passportNumber}</bdi>
            </Answer>
            <Answer label={t('staff.review.visa.birth')}>
              {sayDay(each.dateOfBirth, language)}
            </Answer>
            <Answer label={t('staff.review.visa.nationality')}>
              {countryName(each.nationality)}
            </Answer>
          </dl>
          {each.otherNumber && !each.isMatch && (
            <p className="mt-2 flex gap-1.5 text-sm font-semibold text-clay">
              <Icon path={errorIcon} className="mt-0.5 size-4" />
              <span>{t('staff.review.visa.other', { number: each.otherNumber.number })}</span>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

const nameOf = ({ firstName, lastName }: Candidate) =>
  [firstName, lastName].filter(Boolean).join(' ')

type AnswerProps = Readonly<{
  label: string
  /** Absent: nobody looks it up, people compare it. */
  found?: Candidate['number']
  isReadable?: boolean
  children: ReactNode
}>

function Answer({ label, found, isReadable = true, children }: AnswerProps) {
  const t = useTranslate()
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">
        <Words>{children}</Words>
        {found !== undefined && isReadable && (
          <span
            className={`flex items-center gap-1 text-xs ${found ? 'text-leaf' : 'font-semibold text-clay'}`}
          >
            <Icon path={found ? checkIcon : errorIcon} className="size-4" />
            <span>
              {found
                ? t('staff.review.visa.found', { page: found.page })
                : t('staff.review.visa.missing')}
            </span>
          </span>
        )}
      </dd>
    </>
  )
}
