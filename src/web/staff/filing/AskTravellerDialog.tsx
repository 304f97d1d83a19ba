import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, BodyOf } from '#client/route.ts'
import { directionOf } from '#domain/reference/languages.ts'
import { formatList } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { TickBox } from '../parts/TickBox.tsx'
import { useSending } from '../parts/use-sending.ts'
import { type Filing, filingKey } from './use-filing.ts'

type AskTravellerDialogProps = Readonly<{ filing: Filing; onClose: () => void }>

/** What is asked of whom, and the letter that does it. */
export function AskTravellerDialog({ filing, onClose }: AskTravellerDialogProps) {
  const t = useTranslate()
  const { id } = filing.application
  const query = useAsked(
    ['staff', 'filing-questions', id],
    'GET /api/admin/applications/{id}/filing/questions',
    { params: { id } },
    { ...fresh, gcTime: 0 },
  )
  return (
    <Dialog title={t('staff.filing.ask.title')} wide onClose={onClose}>
      <div className="mt-3">
        <Loaded query={query}>
          {(asking) => <Ask asking={asking} filing={filing} onClose={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Ask({ asking, filing, onClose }: AskTravellerDialogProps & Readonly<{ asking: Asking }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const { isBusy, error, send } = useSending()
  const { traveller, application } = filing
  const lines = linesOf(asking, traveller.id)
  const [chosen, setChosen] = useState(() => proposed(lines))
  const [forAll, setForAll] = useState(true)
  const everybody = questionsOf(asking, chosen, null)
  const others = everybody.filter(({ applicantId }) => applicantId !== traveller.id).length
  const questions = forAll ? everybody : questionsOf(asking, chosen, traveller.id)
  const toggle = (key: string) =>
    setChosen((last) => (last.includes(key) ? last.filter((each) => each !== key) : [...last, key]))
  const ask = async () => {
    const isSent = await send(async () => {
      const { id } = application
      const body = { questions, version: asking.version }
      await call('POST /api/admin/applications/{id}/filing/questions', { params: { id }, body })
    })
    await client.invalidateQueries({ queryKey: filingKey(traveller.id) })
    if (!isSent) return
    toast({ title: t('staff.filing.ask.done', { email: asking.recipient }), tone: 'success' })
    onClose()
  }
  return (
    <div className="space-y-4">
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <Lines lines={lines} chosen={chosen} onToggle={toggle} />
        <Letter asking={asking} said={saidIn(asking, questions)} />
      </div>
      {/* Fellow travellers who lack the same are asked by the same letter. */}
      {others > 0 && (
        <TickBox
          label={t('staff.filing.ask.all', { count: others })}
          isOn={forAll}
          onTurn={setForAll}
        />
      )}
      <ErrorNotice error={error} />
      <DialogButtons onClose={onClose}>
        <Button busy={isBusy} disabled={questions.length === 0} onClick={() => void ask()}>
          {t('staff.filing.ask.send')}
        </Button>
      </DialogButtons>
    </div>
  )
}

type LinesProps = Readonly<{
  lines: readonly AskedLine[]
  chosen: readonly string[]
  onToggle: (key: string) => void
}>

function Lines({ lines, chosen, onToggle }: LinesProps) {
  const { t, language } = useWords()
  return (
    <fieldset>
      <legend className="font-semibold">{t('staff.filing.ask.lines')}</legend>
      {lines.map(({ key, label, askedAt, missing }) => (
        <TickBox
          key={key}
          isOn={chosen.includes(key)}
          onTurn={() => onToggle(key)}
          label={
            <>
              <bdi lang="en">{label}</bdi>
              <span className="block text-xs text-quiet">
                {askedAt ? (
                  <span>{t('staff.filing.asked.on', { at: sayMoment(askedAt, language) })}</span>
                ) : (
                  missing !== 'not-asked' && <span>{t(`staff.filing.missing.${missing}`)}</span>
                )}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}

/** The letter as its reader gets it, and where it goes. */
function Letter({ asking, said }: Readonly<{ asking: Asking; said: ReturnType<typeof saidIn> }>) {
  const { t, language } = useWords()
  const { recipient, messengers, letter } = asking
  const told = formatList(
    messengers.map((each) => t(`staff.messenger.${each}`)),
    language,
  )
  return (
    <div className="text-sm max-md:order-first">
      <p className="text-quiet">
        <span>{t('staff.filing.many.to', { email: recipient })}</span>
        {told && <span>{` · ${t('staff.filing.ask.told', { messengers: told })}`}</span>}
      </p>
      <div
        lang={asking.language}
        dir={directionOf(asking.language)}
        className="mt-2 space-y-2 rounded-field bg-sunken px-3 py-2"
      >
        <p>{letter.text}</p>
        <ul className="list-disc ps-5">
          {said.map(({ id, name, key, words }) => (
            <li key={`${id} ${key}`}>
              <bdi>{name}</bdi>
              <span>{` · ${words}`}</span>
            </li>
          ))}
        </ul>
        <p>{letter.end}</p>
      </div>
    </div>
  )
}

export type Asking = AnswerOf<'GET /api/admin/applications/{id}/filing/questions'>
type Questions = BodyOf<'POST /api/admin/applications/{id}/filing/questions'>['questions']
type AskedLine = Asking['travellers'][number]['lines'][number]

/** What is asked without further ado: what no traveller was ever asked, in the application or since. */
export const proposed = (lines: readonly AskedLine[]): string[] =>
  lines.flatMap(({ key, missing, askedAt }) =>
    missing === 'not-asked' && askedAt === null ? [key] : [],
  )

/** The lines of a traveller who can be asked; none of one who cannot. */
export const linesOf = ({ travellers }: Asking, id: number): readonly AskedLine[] =>
  travellers.find((each) => each.id === id)?.lines ?? []

/** Each traveller with those chosen lines that have no value for them: this one's, or everybody's. */
export function questionsOf(
  { travellers }: Asking,
  chosen: readonly string[],
  only: number | null,
): Questions {
  return travellers.flatMap(({ id, lines }) => {
    const asked = lines.flatMap(({ key }) => (chosen.includes(key) ? [key] : []))
    const isMeant = only === null || only === id
    return isMeant && asked.length > 0 ? [{ applicantId: id, lines: asked }] : []
  })
}

/** What the letter will say: all that is open then, of all travellers. */
export function saidIn({ travellers }: Asking, questions: Questions) {
  return travellers.flatMap(({ id, name, lines, former }) => {
    const asked = questions.find(({ applicantId }) => applicantId === id)?.lines ?? []
    const open = lines.filter(({ key, askedAt }) => askedAt !== null || asked.includes(key))
    // A line that is asked in other words takes the place of its old question.
    const others = former.filter(({ key }) => !asked.includes(key))
    return [...open, ...others].map(({ key, words }) => ({ id, name, key, words }))
  })
}
