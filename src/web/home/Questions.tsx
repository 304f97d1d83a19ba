import { maxApplicants } from '#domain/application/choice.ts'
import { usualDays } from '#domain/application/usual-days.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import { passportCodes } from '#domain/reference/passports.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatList } from '#phrases/format.ts'
import { pathTo } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { handlingTimes } from './Blurbs.tsx'
import type { LandingProps } from './landing-props.ts'
import { Section } from './Section.tsx'

/** Independent of the build date: days are counted in a fixed year. */
const sampleYear = '2026-01-01'

/** How many passports need no visa. */
const exemptCount = (rules: Rules): number =>
  passportCodes(rules).filter((code) => regimeOf(rules, code) === 'exempt').length

function landingQuestions({ rules, t, language }: LandingProps) {
  const family = maxApplicants.family
  const documents = requiredDocuments(rules, 'tourist').map((type) => t(`document.type.${type}`))
  const { from, to } = usualDays(rules, sampleYear, 'normal')
  return [
    [
      t('home.questions.long.q'),
      t('home.questions.long.a', {
        ...{ from, to, spread: to - from },
        ...handlingTimes(rules),
      }),
    ],
    [t('home.questions.sure.q'), t('home.questions.sure.a')],
    [t('home.questions.direct.q'), t('home.questions.direct.a')],
    [t('home.questions.need.q'), t('home.questions.need.a', { count: exemptCount(rules) })],
    [
      t('home.questions.documents.q'),
      t('home.questions.documents.a', {
        days: rules.passport.daysAfterArrival,
        documents: formatList(documents, language),
      }),
    ],
    [t('home.questions.children.q'), t('home.questions.children.a', { family, contact: linkSlot })],
  ] as const
}

export function Questions(props: LandingProps) {
  const { t, language } = props
  return (
    <Section id="questions" title={t('home.questions.title')}>
      <div className="border-t border-line lg:columns-2 lg:gap-12">
        {landingQuestions(props).map(([question, answer]) => (
          <details key={question} className="group break-inside-avoid border-b border-line">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold hover:text-ocean [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                path={chevronDownIcon}
                className="size-5 text-quiet transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-5 text-quiet">
              {answer.includes(linkSlot) ? (
                <LinkedText text={answer} href={pathTo('contact', language)}>
                  {t('home.questions.children.link')}
                </LinkedText>
              ) : (
                answer
              )}
            </p>
          </details>
        ))}
      </div>
    </Section>
  )
}
