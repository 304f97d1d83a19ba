import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatList, formatMoney } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { DateField } from '../../form/DateField.tsx'
import { useAll } from '../../form/fields.tsx'
import { knownMonths } from '../../form/known-months.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { applicationKey } from '../parts/application/application.ts'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import { fileHref } from '../parts/application/places.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { workPath } from '../parts/paths.ts'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useUndoable } from '../parts/undo/use-undoable.tsx'
import { aboveApplication, useKeys } from '../parts/use-keys.ts'
import { useSending } from '../parts/use-sending.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { isCopyable } from './cursor.ts'
import { detailsBody, detailsProblems, firstDetails, lacksNumber } from './details.ts'
import { type Filing, type FilingLine, filingKey } from './use-filing.ts'

type DetailsFormProps = Readonly<{
  filing: Filing
  /** What is not ticked of the lines that can be copied. */
  uncopied: readonly FilingLine[]
  /** Ticks that are still on their way go first. */
  flush: () => Promise<void>
}>

/** What the portal gave and took, and the word that the traveller is filed. */
export function DetailsForm({ filing, uncopied, flush }: DetailsFormProps) {
  const { t, language } = useWords()
  const months = knownMonths(language)
  const today = dayAtSeat(now())
  const title = useTab(t('staff.filing.tab', { reference: filing.application.reference }))
  const goOn = useGoingOn(filing)
  const saving = useSaving(filing)
  const { id } = filing.traveller
  const unanswered = filing.lines.filter((line) => !isCopyable(line) && !line.isOptional)
  const [isAsked, ask] = useState(false)
  // As it stood here at first or was saved last, whatever a colleague has noted since.
  const [seen, setSeen] = useState(() => firstDetails(filing, today))
  const form = useSendingForm({
    first: () => seen,
    check: (typed) => {
      const problems = detailsProblems(typed, months, today)
      const say = (name: 'amount' | 'paidOn') =>
        problems[name] && t(`staff.filing.${problems[name]}`)
      return {
        portalNumber: lacksNumber(typed) && t('staff.filing.number.missing'),
        amount: say('amount') ?? null,
        paidOn: say('paidOn') ?? null,
      }
    },
    send: async (typed) => {
      await flush()
      const version = filing.application.version
      const noNumber = typed.portalNumber.trim() ? '' : typed.noNumber.trim()
      const body = { ...detailsBody(typed, seen, months), version, ...(noNumber && { noNumber }) }
      return call('POST /api/admin/applicants/{id}/filed', { params: { id }, body })
    },
    onDone: goOn,
  })
  const hasTried = form.sending.failures > 0
  /** What was not copied, or has no answer, is asked about, once it is the only thing left. */
  const file = () => {
    const isWhole = uncopied.length === 0 && unanswered.length === 0
    if (form.issues.length > 0 || isWhole || isAsked) form.submit()
    else ask(true)
  }
  useKeys({ f: file }, { isOn: true })
  useControlEnter(file)
  const save = () => {
    const isKept = form.issues.every(({ path }) => path === 'portalNumber')
    if (!isKept) return form.submit()
    const typed = form.fields.all()
    void saving.save(detailsBody(typed, seen, months), () => setSeen(typed))
  }
  const lacks = form.issues.some(({ path }) => path === 'portalNumber')
  const { noNumber } = useAll(form.fields)
  return (
    <SendingForm form={{ ...form, submit: file }} title={title}>
      <h2 className="text-base">{t('staff.filing.portal')}</h2>
      <DetailFields filing={filing} asksReason={(hasTried && lacks) || noNumber !== ''} />
      <ErrorNotice error={saving.error} className="mt-4" />
      <div className="mt-5">
        {isAsked ? (
          <AskOnce
            {...{ filing, uncopied, unanswered }}
            isBusy={form.sending.isBusy}
            onYes={form.submit}
            onBack={() => ask(false)}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={form.sending.isBusy} aria-keyshortcuts="F Control+Enter">
              {t('staff.filing.file')}
            </Button>
            <Button look="quiet" busy={saving.isBusy} onClick={save}>
              {t('staff.filing.save')}
            </Button>
          </div>
        )}
      </div>
    </SendingForm>
  )
}

type AskOnceProps = Readonly<{
  filing: Filing
  uncopied: readonly FilingLine[]
  unanswered: readonly FilingLine[]
  isBusy: boolean
  onYes: () => void
  onBack: () => void
}>

function AskOnce({ filing, uncopied, unanswered, ...step }: AskOnceProps) {
  const t = useTranslate()
  const isCopied = uncopied.length === 0
  const count = filing.lines.filter(isCopyable).length
  return (
    <ConfirmStep
      {...step}
      title={
        isCopied
          ? t('staff.filing.unanswered.title', { count: unanswered.length })
          : t('staff.filing.uncopied.title', { missing: uncopied.length, count })
      }
      action={t(`staff.filing.${isCopied ? 'unanswered' : 'uncopied'}.yes`)}
    >
      <Named lines={uncopied} about="uncopied" />
      <Named lines={unanswered} about="unanswered" />
    </ConfirmStep>
  )
}

function DetailFields({ filing, asksReason }: Readonly<{ filing: Filing; asksReason: boolean }>) {
  const { t, language } = useWords()
  const { fee } = filing
  const amount = formatMoney(filing.usualFeeCents, language)
  const recorded = fee && { name: fee.by.name, at: sayMoment(fee.recordedAt, language) }
  return (
    <div className="mt-3 space-y-4">
      <TextField
        name="portalNumber"
        label={t('staff.filing.number')}
        hint={t('staff.filing.number.hint')}
        isName
        readsLtr
        autoComplete="off"
        maxLength={64}
      />
      {asksReason && (
        <TextField
          name="noNumber"
          label={t('staff.filing.noNumber')}
          hint={t('staff.filing.noNumber.hint')}
          rows={2}
          maxLength={maxNoteLength}
        />
      )}
      <TextField
        name="securityQuestion"
        label={t('staff.filing.question')}
        autoComplete="off"
        maxLength={200}
      />
      <SecretAnswer filing={filing} />
      <TextField
        name="amount"
        label={t('staff.filing.fee')}
        hint={
          recorded ? t('staff.filing.fee.by', recorded) : t('staff.filing.fee.hint', { amount })
        }
        inputMode="decimal"
        readsLtr
        width="short"
        autoComplete="off"
        maxLength={12}
      />
      <DateField name="paidOn" label={t('staff.filing.fee.day')} />
    </div>
  )
}

/** As many as are read before somebody goes and looks. */
const mostNamed = 6

type NamedProps = Readonly<{ lines: readonly FilingLine[]; about: 'uncopied' | 'unanswered' }>

function Named({ lines, about }: NamedProps) {
  const { t, language } = useWords()
  const more = lines.length - mostNamed
  const named = lines.slice(0, mostNamed).map(({ label }) => label)
  const all = more > 0 ? [...named, t('staff.filing.uncopied.more', { count: more })] : named
  if (lines.length === 0) return null
  return <p>{t(`staff.filing.${about}.text`, { lines: formatList(all, language) })}</p>
}

/** Keeps what is typed without saying that anybody is filed. */
function useSaving({ traveller: { id } }: Filing) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const { send, ...sending } = useSending()
  const save = async (body: ReturnType<typeof detailsBody>, onDone: () => void) => {
    const isDone = await send(async () => {
      const params = { id }
      const saved = await call('PUT /api/admin/applicants/{id}/filing', { params, body })
      client.setQueryData(filingKey(id), saved)
    })
    if (!isDone) return
    onDone()
    toast({ tone: 'success', title: t('staff.filing.saved') })
  }
  return { ...sending, save }
}

/** To the next traveller who is ready, or back to the list. */
function useGoingOn({ application, traveller }: Filing) {
  const t = useTranslate()
  const say = useUndoable()
  const client = useQueryClient()
  const navigate = useNavigate()
  return ({ next, held }: AnswerOf<'POST /api/admin/applicants/{id}/filed'>) => {
    void client.invalidateQueries({ queryKey: applicationKey(application.id) })
    void client.invalidateQueries({ queryKey: ['applications'] })
    void client.invalidateQueries({ queryKey: filingKey(traveller.id) })
    say({
      title: t('staff.filing.file.done', { name: traveller.name }),
      held: held === null ? [] : [held],
      children: (
        <p>
          {next
            ? t('staff.filing.file.next', { reference: next.reference })
            : t('staff.filing.file.empty')}
        </p>
      ),
    })
    navigate(next ? fileHref(next.applicationId, next.applicantId) : workPath)
  }
}

/** Also while somebody types. */
function useControlEnter(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (event.defaultPrevented || document.querySelector(aboveApplication)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

/** The answer to the security question: typed, and shown only when somebody presses for it. */
function SecretAnswer({ filing }: Readonly<{ filing: Filing }>) {
  const t = useTranslate()
  const [shown, setShown] = useState<string | null>(null)
  const params = { id: filing.traveller.id }
  const turn = async () => {
    if (shown !== null) return setShown(null)
    const { answer } = await call('GET /api/admin/applicants/{id}/filing/answer', { params })
    setShown(answer ?? t('staff.filing.answer.none'))
  }
  return (
    <div>
      <TextField
        name="securityAnswer"
        label={t('staff.filing.answer')}
        hint={t(filing.hasSecurityAnswer ? 'staff.filing.answer.kept' : 'staff.filing.answer.hint')}
        autoComplete="off"
        isName
        maxLength={200}
      />
      {filing.hasSecurityAnswer && (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <ActButton isSmall look="quiet" className="-ms-2" act={turn} errorClass="w-full">
            {t(shown === null ? 'staff.filing.answer.show' : 'staff.filing.answer.hide')}
          </ActButton>
          {shown !== null && (
            <span className="inline-flex min-w-0 items-center gap-1" role="status">
              <bdi translate="no" className="font-medium break-all">
                {shown}
              </bdi>
              <CopyButton text={shown} what={t('staff.filing.answer')} />
            </span>
          )}
        </div>
      )}
    </div>
  )
}
