import { useEffect, useRef, useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import type { AnswerOf } from '#client/route.ts'
import { policy } from '#domain/policy.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatSentences } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { workPage } from '../api/work-page.tsx'
import { company } from '../company.ts'
import { useEmptyFields } from '../form/early-input.ts'
import { Form } from '../form/Form.tsx'
import { FieldsProvider } from '../form/fields.tsx'
import { TextField } from '../form/TextField.tsx'
import { sayDay, sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { documentIcon } from '../ui/icons.ts'
import { Notice, type Tone } from '../ui/Notice.tsx'
import { useFileDrop } from '../ui/use-file-drop.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { Words } from '../ui/Words.tsx'
import { cleanFingerprint, fingerprintOf, groupFingerprint } from './fingerprint.ts'

/** Verifies a visa or an agreement: by its file, which is not uploaded, or by its fingerprint. */
function AgreementCheck() {
  const t = useTranslate()
  const [checked, setChecked] = useState<Checked | null>(null)
  const { isBusy, error, start } = useRequest(async (hash: string) => {
    setChecked(null)
    const params = { sha256: hash }
    const [visa, agreement] = await Promise.all([
      withRetries(() => call('GET /api/visa-check/{sha256}', { params }), pause),
      withRetries(() => call('GET /api/agreement-check/{sha256}', { params }), pause),
    ])
    setChecked({ hash, visa, agreement })
  })
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('status.check.title')}</h1>
      <p className="mt-1 text-quiet">{t('status.check.lead', { company: company.name })}</p>
      <div className="mt-6 space-y-6">
        {checked && <CheckVerdict key={checked.hash} checked={checked} />}
        <ErrorNotice error={error} />
        <FingerprintOfFile onHash={start} />
        <FingerprintForm isBusy={isBusy} onHash={start} />
      </div>
    </>
  )
}

export const AgreementCheckPage = workPage(AgreementCheck, { column: 'max-w-form' })

type Visa = AnswerOf<'GET /api/visa-check/{sha256}'>

type Checked = Readonly<{
  hash: string
  agreement: AnswerOf<'GET /api/agreement-check/{sha256}'>
  visa: Visa
}>

type Verdict = Readonly<{ tone: Tone; title: string; text: string }>

function verdictOf(checked: Checked, t: Translate, language: Language): Verdict {
  const { agreement, visa } = checked
  if (visa.state !== null) return verdictOnVisa({ ...visa, state: visa.state }, t, language)
  if (!agreement.found) {
    const years = policy.retentionYears.application
    const text = t('status.check.none.text', { email: company.email, years })
    return { tone: 'warning', title: t('status.check.none.title'), text }
  }
  const text = agreement.signedAt
    ? t('status.check.found.text', { moment: sayMoment(agreement.signedAt, language) })
    : t('status.check.found.undated')
  return { tone: 'success', title: t('status.check.found.title'), text }
}

type Sent = Visa & Readonly<{ state: NonNullable<Visa['state']> }>

function verdictOnVisa({ state, sentOn, replacedOn }: Sent, t: Translate, language: Language) {
  const day = sayDay(sentOn ?? '', language)
  const replaced = replacedOn === null ? '' : sayDay(replacedOn, language)
  const tone: Tone = state === 'sent' ? 'success' : 'warning'
  const text = t(`status.check.visa.${state}.text`, { day, replaced, email: company.email })
  return { tone, title: t(`status.check.visa.${state}.title`), text }
}

function CheckVerdict({ checked }: Readonly<{ checked: Checked }>) {
  const t = useTranslate()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { tone, title, text } = verdictOf(checked, t, language)
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6">
      <Notice tone={tone} role="status" title={title}>
        <p>
          <Words>{text}</Words>
        </p>
        <p className="mt-2 font-mono text-xs break-words text-quiet">
          {t('status.check.compared', { hash: groupFingerprint(checked.hash) })}
        </p>
      </Notice>
    </div>
  )
}

type FingerprintFormProps = Readonly<{ isBusy: boolean; onHash: (hash: string) => void }>

const names = ['hash'] as const

function FingerprintForm({ isBusy, onHash }: FingerprintFormProps) {
  const t = useTranslate()
  const isListening = useHydrated()
  const fields = useEmptyFields(names)
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = () => {
    const typed = fields.get('hash')
    const hash = cleanFingerprint(typed)
    const isEmpty = typed.trim() === ''
    setTries((count) => count + 1)
    setProblem(
      hash ? null : t(isEmpty ? 'status.check.hash.required' : 'status.check.hash.malformed'),
    )
    if (hash) onHash(hash)
  }
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="mb-4 text-lg">{t('status.check.hash.title')}</h2>
      <FieldsProvider fields={fields}>
        <Form
          title={t('status.check.tab', { company: company.name })}
          issues={problem ? [{ path: 'hash', text: problem, severity: 'error' }] : []}
          tries={tries}
          pending={isBusy}
          onSubmit={submit}
        >
          <TextField
            name="hash"
            label={t('status.check.hash.label')}
            hint={t('status.check.hash.hint')}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={200}
            rows={3}
            isName
            readsLtr
          />
          <Button
            type="submit"
            busy={isBusy}
            disabled={!isListening}
            className="mt-5 w-full disabled:opacity-100! sm:w-auto"
          >
            {t('status.check.action')}
          </Button>
        </Form>
      </FieldsProvider>
    </Card>
  )
}

type State = 'ready' | 'reading' | 'unreadable' | 'insecure'

/** Computes a file's fingerprint on this device, without an upload. */
function FingerprintOfFile({ onHash }: Readonly<{ onHash: (hash: string) => void }>) {
  const t = useTranslate()
  const language = useLanguage()
  const [state, setState] = useState<State>('ready')
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    if (!isSecureContext) return setState('insecure')
    setState('reading')
    try {
      const hash = await fingerprintOf(file)
      setState('ready')
      onHash(hash)
    } catch {
      setState('unreadable')
    }
  }
  const drop = useFileDrop(take)
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-lg">{t('status.check.file.title')}</h2>
      <p id="check-file-hint" className="mt-1 text-quiet">
        {formatSentences([t('status.check.file.original'), t('status.check.file.text')], language)}
      </p>
      <div
        {...drop.handlers}
        className={`mt-4 flex flex-wrap items-center gap-4 rounded-field border-2 border-dashed p-4 ${drop.isOver ? 'border-ocean bg-ocean-tint' : 'border-line'}`}
      >
        <p
          role="status"
          className={`flex min-w-0 flex-1 basis-48 items-center gap-2 text-sm text-quiet ${state === 'reading' ? '' : 'pointer-coarse:hidden'}`}
        >
          <Icon path={documentIcon} className="size-6" />
          <span>
            {t(state === 'reading' ? 'status.check.file.reading' : 'status.check.file.drop')}
          </span>
        </p>
        <FileButton
          label={t('status.check.file.choose')}
          hintId="check-file-hint"
          accept="application/pdf,image/jpeg,image/png"
          onFiles={take}
          className="flex-1 sm:flex-none"
        >
          {t('status.check.file.choose')}
        </FileButton>
      </div>
      {(state === 'unreadable' || state === 'insecure') && (
        <Notice tone="error" role="alert" className="mt-4">
          {t(`status.check.file.${state}`)}
        </Notice>
      )}
    </Card>
  )
}
