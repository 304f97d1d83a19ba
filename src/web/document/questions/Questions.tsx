import { useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { formatList, formatSentences, isWrittenInLatin } from '#phrases/format.ts'
import { portalWords } from '#phrases/portal-line.ts'
import { call } from '../../api/client.ts'
import { ErrorNotice } from '../../api/ErrorNotice.tsx'
import { useRequest } from '../../api/use-request.ts'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { Group } from '../../form/Group.tsx'
import { TextField } from '../../form/TextField.tsx'
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
  type Typed,
} from './questions.ts'

type QuestionsProps = Readonly<{
  travellers: readonly AskedTraveller[]
  /** Loads what is still open. */
  refresh: () => Promise<unknown>
}>

/** What the portal asks beside the application; what is left empty stays open. */
export function Questions({ travellers, refresh }: QuestionsProps) {
  const t = useTranslate()
  const { fields, issues, tries, request, sent, send } = useAnswers(travellers, refresh)
  const typed = useAll(fields)
  const count = countOf(travellers)
  const isAlone = travellers.length === 1
  return (
    <section aria-label={count > 0 ? t('portal.title', { count }) : t('portal.done.title')}>
      {/* Present from the start, so that it is announced. */}
      <div role="status">{sent && <Outcome count={count} unneeded={sent.unneeded} />}</div>
      {count > 0 && (
        <Card className={`p-4 sm:p-6 ${sent ? 'mt-4' : ''}`}>
          <h2 className="text-xl">{t('portal.title', { count })}</h2>
          <p className="mt-1 max-w-prose text-quiet">{t('portal.text')}</p>
          {count > 1 && <p className="mt-1 max-w-prose text-sm text-quiet">{t('portal.part')}</p>}
          <FieldsProvider fields={fields}>
            <div className="mt-5">
              <Form
                title={t('portal.title', { count })}
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
                <ErrorNotice error={request.error} className="mt-5" />
                <Button type="submit" busy={request.isBusy} className="mt-6">
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

function useAnswers(travellers: readonly AskedTraveller[], refresh: () => Promise<unknown>) {
  const t = useTranslate()
  const language = useLanguage()
  const [fields] = useState(() => createFields<Typed>({}))
  const [tries, setTries] = useState(0)
  const [sent, setSent] = useState<{ unneeded: string[] } | null>(null)
  const issues = issuesIn(travellers, useAll(fields), { t, language })
  const request = useRequest(async () => {
    const unneeded: string[] = []
    try {
      for (const { id, answers } of answersIn(travellers, fields.all())) {
        const asked = travellers.find((each) => each.id === id)?.questions ?? []
        const path = { params: { id }, body: { answers } }
        const told = await withRetries(() => call('PUT /api/applicants/{id}/answers', path), pause)
        const gone = asked.filter(({ line }) => told.unneeded.includes(line))
        unneeded.push(...gone.map(({ line, label }) => portalWords(t, { key: line, label }).label))
      }
    } finally {
      // Also after a failure: travellers before it are answered.
      await refresh()
    }
    setTries(0)
    setSent({ unneeded: [...new Set(unneeded)] })
  })
  const send = () => {
    setTries((last) => last + 1)
    if (issues.length === 0) void request.start()
  }
  return { fields, issues, tries, request, sent, send }
}

type OutcomeProps = Readonly<{ count: number; unneeded: readonly string[] }>

function Outcome({ count, unneeded }: OutcomeProps) {
  const t = useTranslate()
  const language = useLanguage()
  const gone =
    unneeded.length > 0 ? t('portal.stale', { questions: formatList(unneeded, language) }) : ''
  const title = count > 0 ? t('portal.partly', { count }) : t('portal.done.title')
  const text = formatSentences([gone, count > 0 ? '' : t('portal.done.text')], language)
  return (
    <Notice tone="success" title={title}>
      {text}
    </Notice>
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
    // Examples say by themselves which letters are wanted.
    const isExample = /[a-z]{3}/.test(words.hint ?? '')
    const hint = formatSentences([words.hint ?? '', isExample ? '' : latinHint], language)
    return (
      <TextField
        key={line}
        name={pathOf(id, line)}
        label={words.lang ? <bdi lang={words.lang}>{words.label}</bdi> : words.label}
        {...(hint && { hint })}
        autoComplete="off"
        readsLtr
        isName
      />
    )
  })
  if (isAlone) return <div className="space-y-4 sm:space-y-6">{lines}</div>
  return <Group title={<bdi>{nameOf(traveller)}</bdi>}>{lines}</Group>
}
