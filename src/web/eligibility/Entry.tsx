import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { travellerContext } from '#domain/application/steps/finding.ts'
import { type EligibilityAnswer, eligibilityAnswer } from '#domain/eligibility-answer.ts'
import { passportsIn } from '#domain/reference/passports.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatPrice } from '#phrases/format.ts'
import { now } from '../clock.ts'
import { emptyDate } from '../form/applicant/values.ts'
import { createFields, FieldsProvider } from '../form/fields.tsx'
import { focusIssue } from '../form/issues.tsx'
import { knownMonths } from '../form/known-months.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Answer, QuestionHead } from './Answer.tsx'
import { ArrivalField } from './ArrivalField.tsx'
import { questionNames, type Typed } from './address.ts'
import { titleOf } from './answer-words.ts'
import { EntryFields } from './EntryFields.tsx'
import type { Plan } from './plan.ts'
import { type Asked, askedOf } from './question.ts'

/** The context of the traveller's own device. */
export function contextNow(rules: Rules) {
  return travellerContext(rules, now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

export type EntryProps = Readonly<{
  /** Chosen so far, or from the address; null for none. */
  typed: Typed | null
  onAsk: (typed: Typed) => void
  /** The page's heading until answered. */
  title: Elements
  /** The ways on; behind an explicit choice if no visa is needed, or it would be too late. */
  children: (plan: Plan | null) => Elements
}>

/** Head of the chooser: the questions or the answer, and then the ways on. */
export function Entry({ typed, onAsk, title, children }: EntryProps) {
  const t = useTranslate()
  const rules = useRules()
  const language = useLanguage()
  const [changing, setChanging] = useState<keyof Typed | null>(null)
  const [goesOn, setGoesOn] = useState(false)
  // Once for what was typed: a new finding takes the focus.
  const asked = useMemo(
    () => typed && askedOf(typed, contextNow(rules), knownMonths(language)),
    [typed, rules, language],
  )
  const question = changing ? null : asked?.question
  const answer = question ? eligibilityAnswer(rules, contextNow(rules).today, question) : null
  const ask = (next: Typed) => {
    setChanging(null)
    setGoesOn(false)
    onAsk(next)
  }
  if (!question || !answer) {
    return (
      <>
        {title}
        <Questions asked={asked} changing={changing} onAsk={ask} />
        {children(null)}
      </>
    )
  }
  const isExempt = answer.regime === 'exempt'
  const isLate = !isExempt && answer.timing?.kind === 'too-late'
  return (
    <>
      <AnswerTitle answer={answer} />
      <Card className="mt-6 p-5 sm:p-6">
        <QuestionHead question={question} onChange={() => setChanging('passport')} />
        <Answer question={question} answer={answer} />
        {isLate && (
          <Button className="mt-5" onClick={() => setChanging('arrival')}>
            {t('eligibility.time.change')}
          </Button>
        )}
      </Card>
      {(isExempt || isLate) && !goesOn ? (
        <Button look="secondary" className="mt-6" onClick={() => setGoesOn(true)}>
          {t(isExempt ? 'eligibility.none.anyway' : 'eligibility.time.anyway')}
        </Button>
      ) : (
        children({
          ...question,
          visaType: isExempt ? '' : answer.visaType,
          processingType: answer.speed,
          goesOn: isExempt && goesOn,
        })
      )}
    </>
  )
}

/** The answer as page heading; takes the focus, so that it is announced. */
function AnswerTitle({ answer }: Readonly<{ answer: EligibilityAnswer }>) {
  const t = useTranslate()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { price, decision, speed, timing } = answer
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl sm:text-3xl">
      {t(titleOf(answer), {
        price: formatPrice(price.totalCents, language),
        speed: t(`apply.processingType.${speed}`),
        day: sayDay(timing?.kind === 'too-late' ? timing.decidedBy : decision.decidedBy, language),
      })}
    </h1>
  )
}

type QuestionsProps = Pick<EntryProps, 'onAsk'> &
  Readonly<{
    asked: Asked | null
    /** The answer to change, which takes the focus. */
    changing: keyof Typed | null
  }>

function Questions({ asked, changing, onAsk }: QuestionsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  const [fields] = useState(() => createFields({ arrival: asked?.typed.arrival ?? emptyDate() }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const passport = new FormData(event.currentTarget).get(questionNames.passport)
    onAsk({ passport: String(passport ?? ''), arrival: fields.get('arrival') })
  }
  const faults = asked?.faults ?? []
  const passportFault = faults.find(({ field }) => field === 'passport')
  const arrivalFault = faults.find(({ field }) => field === 'arrival')
  const isFaulty = faults.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault once more leads there once more
  useEffect(() => {
    const first = arrivalFault ? 'arrival' : changing
    if (passportFault || first === 'passport') document.getElementById('entry-passport')?.focus()
    else if (first) focusIssue({ ...arrivalFault, path: first })
  }, [asked])
  return (
    <Card className="mt-6 p-5 sm:p-6">
      <form noValidate onSubmit={submit}>
        <p className="mb-4 text-quiet" role={isFaulty ? 'alert' : undefined}>
          {t(isFaulty ? 'eligibility.again' : 'eligibility.lead')}
        </p>
        <FieldsProvider fields={fields}>
          <EntryFields
            key={asked?.typed.passport}
            t={t}
            passports={passportsIn(rules, language)}
            {...(asked && { passport: asked.typed.passport })}
            fault={passportFault && t(`rule.${passportFault.code}`)}
            arrival={<ArrivalField name="arrival" fault={arrivalFault} />}
          />
        </FieldsProvider>
        <Button type="submit" className="mt-4 max-sm:w-full">
          {t('eligibility.ask')}
        </Button>
      </form>
    </Card>
  )
}
