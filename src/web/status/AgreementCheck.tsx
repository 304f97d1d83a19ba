import { useState } from 'react'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { workPage } from '../api/work-page.tsx'
import { company } from '../company.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { type Checked, CheckVerdict } from './CheckVerdict.tsx'
import { FingerprintForm } from './FingerprintForm.tsx'
import { FingerprintOfFile } from './FingerprintOfFile.tsx'

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
