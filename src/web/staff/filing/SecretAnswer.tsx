import { useState } from 'react'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useSending } from '../parts/use-sending.ts'
import type { Filing } from './use-filing.ts'

/** The answer to the security question: typed, and shown only when somebody presses for it. */
export function SecretAnswer({ filing }: Readonly<{ filing: Filing }>) {
  const t = useTranslate()
  const { send, isBusy, error } = useSending()
  const [shown, setShown] = useState<string | null>(null)
  const { id } = filing.traveller
  const show = () =>
    send(async () => {
      const params = { id }
      const { answer } = await call('GET /api/admin/applicants/{id}/filing/answer', { params })
      setShown(answer ?? t('staff.filing.answer.none'))
    })
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
          <SmallButton
            look="quiet"
            className="-ms-2"
            busy={isBusy}
            onClick={() => (shown === null ? void show() : setShown(null))}
          >
            {t(shown === null ? 'staff.filing.answer.show' : 'staff.filing.answer.hide')}
          </SmallButton>
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
      <ErrorNotice error={error} className="mt-2" />
    </div>
  )
}
