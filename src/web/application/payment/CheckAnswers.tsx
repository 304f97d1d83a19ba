import { formatList } from '#phrases/format.ts'
import { askedHere } from '../../form/applicant/asked.ts'
import { dateOf } from '../../form/applicant/values.ts'
import { countryBook } from '../../form/country-choice.ts'
import { IssueLine } from '../../form/Field.tsx'
import { useFields } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { useRules } from '../../rules.ts'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Words } from '../../ui/Words.tsx'
import { KnownBy } from '../KnownBy.tsx'
import { applicantsOf, type WizardValues } from '../values.ts'
import {
  type AnswerRow,
  applicantRows,
  applicationRows,
  askedRows,
  contactRows,
  type Reader,
} from './answers.ts'

/** Opens a field of an earlier step, and returns here afterwards. */
export type OnChange = (path: string) => void

type CheckAnswersProps = Readonly<{ warnings: readonly Issue[]; onChange: OnChange }>

/** With more applicants than this their answers are collapsed. */
const foldFrom = 4

/** All answers for a final check, with warnings beside them. */
export function CheckAnswers({ warnings, onChange }: CheckAnswersProps) {
  const t = useTranslate()
  const nameOf = useName()
  const values = useFields<WizardValues>().all()
  const applicants = applicantsOf(values)
  const reader = useReader(values.details.portOfEntry, applicants.length === 1)
  const shared = { warnings, onChange }
  const isFolded = applicants.length >= foldFrom
  return (
    <section aria-labelledby="check-answers" className="space-y-4">
      <h3 id="check-answers" className="text-lg">
        {t('apply.check.title')}
      </h3>
      <Card className="p-4 sm:p-5">
        <Answers
          {...shared}
          level="h4"
          title={t('apply.check.application')}
          who=""
          rows={applicationRows(values, reader)}
        />
        <Answers
          {...shared}
          level="h4"
          title={t('apply.check.contact')}
          who=""
          rows={contactRows(values, reader)}
        />
      </Card>
      {applicants.map((applicant, index) => {
        const name = nameOf(applicant)
        const number = index + 1
        const who = name
          ? t('apply.applicants.named', { number, name })
          : t('apply.applicants.tab', { number })
        const sections = applicantRows(applicant, index, reader).map(({ id, rows }) => (
          <Answers
            {...shared}
            key={id}
            level="h5"
            title={t(`apply.section.${id}`)}
            who={who}
            rows={rows}
          />
        ))
        const asked = askedHere()
        if (asked) {
          sections.push(
            <Answers
              {...shared}
              key="asked"
              level="h5"
              title={asked.title}
              who={who}
              rows={askedRows(asked, applicant, index)}
            />,
          )
        }
        const key = `applicant-${number}`
        return (
          <Card key={key} className={isFolded ? 'px-4 py-2 sm:px-5' : 'p-4 sm:p-5'}>
            {!isFolded ? (
              <>
                <h4 className="mb-3 font-bold">{who}</h4>
                {sections}
              </>
            ) : (
              <Disclosure
                summary={
                  <span className="min-w-0">
                    <h4 className="font-bold">
                      <bdi className="wrap-anywhere">{who}</bdi>
                    </h4>
                    <KnownBy
                      passportNumber={applicant.passportNumber.trim()}
                      dateOfBirth={dateOf(applicant.dateOfBirth, reader.monthNames)}
                    />
                  </span>
                }
              >
                <div className="mt-3">{sections}</div>
              </Disclosure>
            )}
          </Card>
        )
      })}
    </section>
  )
}

function useReader(portOfEntry: string, isAlone: boolean): Reader {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const { nameOf: countryName } = countryBook(language)
  return {
    rules,
    t,
    language,
    monthNames: knownMonths(language),
    countryName,
    portOfEntry,
    isAlone,
  }
}

type AnswersProps = CheckAnswersProps &
  Readonly<{ level: 'h4' | 'h5'; title: string; who: string; rows: readonly AnswerRow[] }>

function Answers({ level: Heading, title, who, rows, warnings, onChange }: AnswersProps) {
  const t = useTranslate()
  const language = useLanguage()
  // Omitted answers share one line, except those with advice.
  const isGiven = ({ path, text }: AnswerRow) =>
    text !== '' || warnings.some((warning) => warning.path === path)
  const given = rows.filter(isGiven)
  const left = rows.filter((row) => !isGiven(row))
  return (
    <div className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-4">
        <Heading className="text-sm font-bold">{title}</Heading>
        <button
          type="button"
          onClick={() => onChange(rows[0]?.path ?? '')}
          className="link -my-2 min-h-11 shrink-0 px-1 text-sm font-semibold"
        >
          {t('apply.check.change')}
          <span className="sr-only">
            {' '}
            <span>{who ? t('apply.check.change.what', { section: title, who }) : title}</span>
          </span>
        </button>
      </div>
      {given.length > 0 && (
        <dl className="mt-1 space-y-2 text-sm">
          {given.map(({ path, label, text }) => (
            <div
              key={path}
              className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-x-3 sm:grid-cols-[11rem_1fr] sm:gap-x-4"
            >
              <dt className="min-w-0 break-words hyphens-auto text-quiet">{label}</dt>
              <dd className="min-w-0 break-words">
                {text ? (
                  // An address may be longer than this column.
                  <bdi>{text.includes('@') ? text : <Words>{text}</Words>}</bdi>
                ) : (
                  <span className="text-quiet">{t('apply.check.empty')}</span>
                )}
              </dd>
              {warnings
                .filter((warning) => warning.path === path)
                .map((warning) => (
                  // On a phone the column of answers is too narrow for a sentence.
                  <dd key={warning.text} className="col-span-full min-w-0 sm:col-start-2">
                    <IssueLine issue={warning} />
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      )}
      {left.length > 0 && (
        <p className="mt-2 text-sm text-quiet">
          {t('apply.check.notGiven', {
            fields: formatList(
              left.map(({ label }) => label),
              language,
            ),
          })}
        </p>
      )}
    </div>
  )
}
