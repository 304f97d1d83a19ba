import { useEffect, useRef, useState } from 'react'
import { activateSecondFactor, type startSecondFactor } from '#contract/staff/account.ts'
import { type AnswerOf, call } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { QrCode } from './QrCode.tsx'
import { useChange } from './use-change.ts'

type ActivateFactorProps = Readonly<{
  secret: AnswerOf<typeof startSecondFactor>
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
        {t('staff.factor.scan.title')}
      </h3>
      <ol className="mt-3 space-y-6">
        <li className="space-y-3">
          <p>{t('staff.factor.scan.1')}</p>
          <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
            <QrCode text={secret.uri} label={t('staff.factor.scan.alt')} />
            <div className="min-w-0 text-sm">
              <p>{t('staff.factor.scan.secret')}</p>
              <p className="reads-ltr mt-1 font-mono font-semibold break-all select-all">
                {secret.secret.match(/.{1,4}/g)?.join(' ')}
              </p>
              <a href={secret.uri} className="link mt-3 inline-block sm:hidden">
                {t('staff.factor.scan.open')}
              </a>
            </div>
          </div>
        </li>
        <li>
          <p>{t('staff.factor.scan.2')}</p>
          <FirstCode title={title} onCodes={onCodes} onCancel={onCancel} />
        </li>
      </ol>
    </div>
  )
}

function FirstCode({ title, onCodes, onCancel }: Omit<ActivateFactorProps, 'secret'>) {
  const t = useTranslate()
  const say = useErrorWords()
  const change = useChange()
  const sending = useSending()
  const [fields] = useState(() => createFields({ code: '' }))
  const { code } = useAll(fields)
  const isWrong = sending.error instanceof ApiError && sending.error.code === 'staff.code-wrong'
  const text = code.trim() ? (isWrong ? say(sending.error) : null) : t('staff.factor.code.required')
  const issues: Issue[] = text ? [{ path: 'code', text, severity: 'error' }] : []
  useFocusAfterFailure(sending.failures, text ? 'code' : null)
  const submit = () => {
    if (!code.trim()) return sending.refuse()
    const body = { code: code.replace(/\s/g, '') }
    void sending.send(async () =>
      onCodes((await change(() => call(activateSecondFactor, { body }))).recoveryCodes),
    )
  }
  return (
    <FieldsProvider fields={fields}>
      {sending.error !== null && !isWrong && (
        <Notice tone="error" role="alert" className="mt-4">
          {say(sending.error)}
        </Notice>
      )}
      <div className="mt-3">
        <Form
          title={title}
          issues={sending.failures > 0 ? issues : []}
          tries={sending.failures}
          summary={[]}
          pending={sending.isBusy}
          onSubmit={submit}
        >
          <TextField
            name="code"
            label={t('staff.factor.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            width="medium"
            readsLtr
          />
          <div className="mt-4 flex flex-col gap-3 sm:flex-row">
            <Button type="submit" busy={sending.isBusy}>
              {t('staff.factor.activate')}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {t('staff.cancel')}
            </Button>
          </div>
        </Form>
      </div>
    </FieldsProvider>
  )
}
