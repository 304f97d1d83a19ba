import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useChange } from './use-change.ts'

type ActivateFactorProps = Readonly<{
  secret: AnswerOf<'POST /api/admin/second-factor/start'>
  title: string
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}>

/** The secret as a picture and as text, then the first code that proves that the app has it. */
export function ActivateFactor({ secret, title, onCodes, onCancel }: ActivateFactorProps) {
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
          <FirstCode title={title} onCodes={onCodes} onCancel={onCancel} />
        </li>
      </ol>
    </div>
  )
}

function FirstCode({ title, onCodes, onCancel }: Omit<ActivateFactorProps, 'secret'>) {
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
      <SendingForm form={form} title={title}>
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
          <Button type="submit" busy={form.sending.isBusy}>
            {t('staff.account.factor.activate')}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('staff.parts.cancel')}
          </Button>
        </div>
      </SendingForm>
    </div>
  )
}
