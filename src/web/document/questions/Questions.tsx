import { useEffect, useRef, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { answerKindOf } from '#domain/filing/question.ts'
import { formatList, formatSentences, isWrittenInLatin } from '#phrases/format.ts'
import { portalWords } from '#phrases/portal-line.ts'
import { call } from '../../api/client.ts'
import { ErrorNotice } from '../../api/ErrorNotice.tsx'
import { useRequest } from '../../api/use-request.ts'
import { company } from '../../company.ts'
import { AnswerField } from '../../form/AnswerField.tsx'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { Group } from '../../form/Group.tsx'
import type { Issue } from '../../form/issues.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useName } from '../../i18n/use-name.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import {
  type AskedTraveller,
  answersIn,
  countOf,
  issuesIn,
  pathOf,
  refusedIn,
  type Typed,
} from './questions.ts'

type QuestionsProps = Readonly<{
  travellers: readonly AskedTraveller[]
  /** The day by which we promised to submit, unless it is over. */
  submitBy: string | null
  /** The application in words, where the page has nothing but the form: it is headed by what to do. */
  lead?: string
  /** Loads what is still open. */
  refresh: () => Promise<unknown>
}>

/** What the portal asks beside the application; what is left empty stays open. */
export function Questions({ travellers, submitBy, lead, refresh }: QuestionsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { fields, issues, tries, request, sent, send } = useAnswers(travellers, refresh)
  const typed = useAll(fields)
  const count = countOf(travellers)
  const title = t('portal.title', { count })
  const isAlone = travellers.length === 1
  const due = submitBy ? t('portal.by', { day: sayDay(submitBy, language) }) : ''
  return (
    <section aria-label={count > 0 ? title : t('portal.done.title')}>
      {lead && <Head title={count > 0 ? title : lead} lead={count > 0 ? lead : ''} />}
      {/* Present from the start, so that it is announced. */}
      <div role="status">{sent && <Outcome count={count} sent={sent} />}</div>
      {count > 0 && (
        <Card className={`p-4 sm:p-6 ${sent ? 'mt-4' : ''}`}>
          {!lead && <h2 className="mb-1 text-xl">{title}</h2>}
          <p className="max-w-prose text-quiet">
            {formatSentences([t('portal.text'), due], language)}
          </p>
          {count > 1 && <p className="mt-1 max-w-prose text-sm text-quiet">{t('portal.part')}</p>}
          <FieldsProvider fields={fields}>
            <div className="mt-5">
              <Form
                title={title}
                issues={tries > 0 ? issues : []}
                tries={tries}
                focusField
                pending={request.isBusy}
                unsaved={answersIn(travellers, typed).length > 0}
                onSubmit={send}
              >
                <div className="space-y-6">
                  {travellers.map((each) => (
                    <OfTraveller key={each.id} traveller={each} isAlone={isAlone} />
                  ))}
                </div>
                {issues.length === 0 && <ErrorNotice error={request.error} className="mt-5" />}
                <Button type="submit" busy={request.isBusy} className="mt-6 max-sm:w-full">
                  {t('portal.send')}
                </Button>
              </Form>
            </div>
          </FieldsProvider>
        </Card>
      )}
    </section>
  )
}

type HeadProps = Readonly<{ title: string; lead: string }>

function Head({ title, lead }: HeadProps) {
  return (
    <div className="mb-4">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {lead && <p className="figures mt-1 text-quiet">{lead}</p>}
    </div>
  )
}

/** What became of the answers that were sent. */
type Sent = Readonly<{ isTaken: boolean; unneeded: readonly string[] }>

function useAnswers(travellers: readonly AskedTraveller[], refresh: () => Promise<unknown>) {
  const t = useTranslate()
  const language = useLanguage()
  const [fields] = useState(() => createFields<Typed>({}))
  const [tries, setTries] = useState(0)
  const [sent, setSent] = useState<Sent | null>(null)
  const [refused, setRefused] = useState<readonly Issue[]>([])
  const found = issuesIn(travellers, useAll(fields), { t, language })
  const request = useRequest(async () => {
    const unneeded: string[] = []
    let isTaken = false
    try {
      for (const { traveller, answers } of answersIn(travellers, fields.all())) {
        const path = { params: { id: traveller.id }, body: { answers } }
        const send = () => call('PUT /api/applicants/{id}/answers', path)
        const told = await withRetries(send, pause).catch((error) => {
          const faults = refusedIn(traveller, error, { t, language })
          setRefused(faults)
          if (faults.length > 0) setTries((last) => last + 1)
          throw error
        })
        const gone = answers.filter(({ line }) => told.unneeded.includes(line))
        isTaken ||= gone.length < answers.length
        unneeded.push(...gone.map(({ line, label }) => portalWords(t, { key: line, label }).label))
      }
    } finally {
      // Also after a failure: travellers before it are answered.
      await refresh()
    }
    setTries(0)
    setSent({ isTaken, unneeded: [...new Set(unneeded)] })
  })
  const send = () => {
    setTries((last) => last + 1)
    setRefused([])
    if (found.length === 0) void request.start()
  }
  return { fields, issues: found.length > 0 ? found : refused, tries, request, sent, send }
}

/** In place of the form once nothing is left to answer, with its focus and the page's title. */
function Outcome({ count, sent: { isTaken, unneeded } }: Readonly<{ count: number; sent: Sent }>) {
  const t = useTranslate()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const isDone = count === 0
  const gone =
    unneeded.length > 0 ? t('portal.stale', { questions: formatList(unneeded, language) }) : ''
  const thanks = isDone ? t('portal.done.title') : t('portal.partly', { count })
  const title = isTaken ? thanks : gone
  const text = isTaken ? [gone, isDone ? t('portal.done.text') : ''] : []
  useEffect(() => {
    if (!isDone) return
    document.title = `${title} · ${company.name}`
    box.current?.focus()
  }, [isDone, title])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={isTaken ? 'success' : 'info'} title={title}>
        {formatSentences(text, language)}
      </Notice>
    </div>
  )
}

type OfTravellerProps = Readonly<{ traveller: AskedTraveller; isAlone: boolean }>

function OfTraveller({ traveller, isAlone }: OfTravellerProps) {
  const t = useTranslate()
  const nameOf = useName()
  const language = useLanguage()
  const latinHint = isWrittenInLatin(language) ? '' : t('apply.latin.hint')
  const { id, questions } = traveller
  if (questions.length === 0) return null
  const lines = questions.map(({ line, label }) => {
    const words = portalWords(t, { key: line, label })
    const { kind } = answerKindOf({ key: line, label })
    // Examples say by themselves which letters are wanted.
    const isLed = !['text', 'long'].includes(kind) || /[a-z]{3}/.test(words.hint ?? '')
    const hint = formatSentences([words.hint ?? '', isLed ? '' : latinHint], language)
    return (
      <AnswerField
        key={line}
        name={pathOf(id, line)}
        kind={kind}
        choices={words.choices}
        label={words.lang ? <bdi lang={words.lang}>{words.label}</bdi> : words.label}
        {...(hint && { hint })}
        readsLtr
      />
    )
  })
  if (isAlone) return <div className="space-y-4 sm:space-y-6">{lines}</div>
  return <Group title={<bdi>{nameOf(traveller)}</bdi>}>{lines}</Group>
}
