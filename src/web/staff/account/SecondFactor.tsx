import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { company } from '../../company.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { QrCode } from '../../ui/QrCode.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { AskButton } from '../parts/AskDialog.tsx'
import { useTabAround } from '../parts/PageFrame.tsx'
import { Section } from '../parts/Section.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useChange } from './use-change.ts'

/** What is under way: a secret that waits for its first code, or codes that are shown only now. */
type Doing =
  | Readonly<{ kind: 'scan'; secret: AnswerOf<'POST /api/admin/second-factor/start'> }>
  | Readonly<{ kind: 'codes'; codes: readonly string[] }>

export function SecondFactor({ account }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  const change = useChange()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { enabled } = account.secondFactor
  const start = async () => {
    const secret = await change(() => call('POST /api/admin/second-factor/start', {}))
    setDoing({ kind: 'scan', secret })
  }
  const showCodes = (codes: readonly string[]) => setDoing({ kind: 'codes', codes })
  return (
    <Section
      title={t('staff.account.factor.title')}
      lead={t('staff.account.factor.lead')}
      state={
        <Badge tone={enabled ? 'success' : 'neutral'} {...(enabled ? { icon: checkIcon } : {})}>
          {t(enabled ? 'staff.account.factor.on' : 'staff.account.factor.off')}
        </Badge>
      }
    >
      {doing?.kind === 'codes' && (
        <RecoveryCodes codes={doing.codes} email={account.email} onKept={() => setDoing(null)} />
      )}
      {doing?.kind === 'scan' && (
        <ActivateFactor secret={doing.secret} onCodes={showCodes} onCancel={() => setDoing(null)} />
      )}
      {doing === null && !enabled && (
        <ActButton act={start} errorClass="mt-4">
          {t('staff.account.factor.start')}
        </ActButton>
      )}
      {doing === null && enabled && <FactorOn account={account} onCodes={showCodes} />}
    </Section>
  )
}

type FactorOnProps = Readonly<{ account: Account; onCodes: (codes: readonly string[]) => void }>

function FactorOn({ account, onCodes }: FactorOnProps) {
  const t = useTranslate()
  const change = useChange()
  const { recoveryCodesLeft, required } = account.secondFactor
  const makeCodes = async () =>
    onCodes(
      (await change(() => call('POST /api/admin/second-factor/recovery-codes', {}))).recoveryCodes,
    )
  return (
    <>
      <p className={recoveryCodesLeft < 2 ? 'font-medium text-amber' : ''}>
        {t('staff.account.factor.on.text', { left: recoveryCodesLeft })}
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ActButton look="secondary" act={makeCodes} errorClass="order-last w-full">
          {t('staff.account.factor.codes.make')}
        </ActButton>
        {!required && (
          <AskButton
            look="danger"
            ask={{
              title: t('staff.account.factor.remove.title'),
              action: t('staff.account.factor.remove'),
              isGrave: true,
              onYes: () => change(() => call('DELETE /api/admin/second-factor', {})),
              done: t('staff.account.factor.removed'),
              children: <p>{t('staff.account.factor.remove.text')}</p>,
            }}
          >
            {t('staff.account.factor.remove')}
          </AskButton>
        )}
      </div>
      {required && (
        <p className="mt-3 text-sm text-quiet">{t('staff.account.factor.remove.required')}</p>
      )}
    </>
  )
}

type ActivateFactorProps = Readonly<{
  secret: AnswerOf<'POST /api/admin/second-factor/start'>
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}>

/** The secret as a picture and as text, then the first code that proves that the app has it. */
function ActivateFactor({ secret, onCodes, onCancel }: ActivateFactorProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {t('staff.account.factor.scan.title')}
      </h3>
      <ol className="mt-3 space-y-6">
        <li className="space-y-3">
          <p>{t('staff.account.factor.scan.1')}</p>
          <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
            <QrCode text={secret.uri} label={t('staff.account.factor.scan.alt')} />
            <div className="min-w-0 text-sm">
              <p>{t('staff.account.factor.scan.secret')}</p>
              <p className="reads-ltr mt-1 font-mono font-semibold break-all select-all">
                {secret.secret.match(/.{1,4}/g)?.join(' ')}
              </p>
              <a href={secret.uri} className="link mt-3 inline-block sm:hidden">
                {t('staff.account.factor.scan.open')}
              </a>
            </div>
          </div>
        </li>
        <li>
          <p>{t('staff.account.factor.scan.2')}</p>
          <FirstCode onCodes={onCodes} onCancel={onCancel} />
        </li>
      </ol>
    </div>
  )
}

function FirstCode({ onCodes, onCancel }: Omit<ActivateFactorProps, 'secret'>) {
  const t = useTranslate()
  const change = useChange()
  const form = useSendingForm({
    first: { code: '' },
    check: ({ code }) => ({ code: !code.trim() && t('staff.account.factor.code.required') }),
    at: { 'staff.code-wrong': 'code' },
    send: async ({ code }) => {
      const body = { code: code.replace(/\s/g, '') }
      onCodes(
        (await change(() => call('POST /api/admin/second-factor/activate', { body })))
          .recoveryCodes,
      )
    },
  })
  return (
    <div className="mt-3">
      <SendingForm form={form}>
        <TextField
          name="code"
          label={t('staff.account.factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          width="medium"
          readsLtr
        />
        <div className="mt-4 flex flex-col gap-3 sm:flex-row">
          <SubmitButton>{t('staff.account.factor.activate')}</SubmitButton>
          <Button look="quiet" onClick={onCancel}>
            {t('staff.parts.cancel')}
          </Button>
        </div>
      </SendingForm>
    </div>
  )
}

type RecoveryCodesProps = Readonly<{ codes: readonly string[]; email: string; onKept: () => void }>

/** Shown once: they can be copied, downloaded or printed, and stay until somebody says they are kept. */
function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const head = t('staff.account.codes.file.head', { company: company.name, email })
  return (
    <div data-print-alone="">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {t('staff.account.codes.title')}
      </h3>
      <p className="mt-1 print:hidden">{t('staff.account.codes.lead')}</p>
      <p className="mt-1 hidden print:block">{head}</p>
      <ul
        aria-label={t('staff.account.codes.list')}
        className="reads-ltr mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2 print:grid-cols-2 rounded-field border border-line bg-sunken p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="print:hidden">
        <KeepButtons text={[head, '', ...codes, ''].join('\n')} />
        <Kept onKept={onKept} />
      </div>
    </div>
  )
}

function KeepButtons({ text }: Readonly<{ text: string }>) {
  const t = useTranslate()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('staff.account.codes.copied'), tone: 'success' })
    } catch {
      toast({ title: t('staff.account.codes.copy.failed'), tone: 'error' })
    }
  }
  const download = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), t('staff.account.codes.file'))
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button look="secondary" onClick={() => void copy()}>
        {t('staff.account.codes.copy')}
      </Button>
      <Button look="secondary" onClick={download}>
        {t('staff.account.codes.download')}
      </Button>
      <Button look="secondary" onClick={() => print()}>
        {t('staff.account.codes.print')}
      </Button>
    </div>
  )
}

function Kept({ onKept }: Pick<RecoveryCodesProps, 'onKept'>) {
  const t = useTranslate()
  const [fields] = useState(() => createFields({ kept: false }))
  const { failures, refuse } = useSending()
  const title = useTabAround()
  const isKept = () => fields.get('kept')
  useFocusAfterFailure(failures, 'kept')
  return (
    <FieldsProvider fields={fields}>
      <div className="mt-5">
        <Form
          title={title}
          issues={
            failures > 0 && !isKept()
              ? [{ path: 'kept', text: t('staff.account.codes.kept.required'), severity: 'error' }]
              : []
          }
          tries={failures}
          summary={[]}
          unsaved
          onSubmit={() => (isKept() ? onKept() : refuse())}
        >
          <CheckboxField name="kept" label={t('staff.account.codes.kept')} />
          <Button type="submit" className="mt-4">
            {t('staff.account.codes.done')}
          </Button>
        </Form>
      </div>
    </FieldsProvider>
  )
}
