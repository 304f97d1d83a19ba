import { useState } from 'react'
import { checkAgreement } from '#contract/agreement.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { pause, withRetries } from '../api/retry.ts'
import { company } from '../company.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AgreementVerdict, type Checked } from './AgreementVerdict.tsx'
import { FingerprintForm } from './FingerprintForm.tsx'
import { FingerprintOfFile } from './FingerprintOfFile.tsx'

/** Whether a signed agreement is the one that was signed here: by the file, or by its fingerprint. */
export function AgreementCheck() {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [error, setError] = useState<unknown>(null)
  const check = async (hash: string) => {
    setBusy(true)
    setError(null)
    setChecked(null)
    try {
      const ask = () => call(checkAgreement, { params: { sha256: hash } })
      setChecked({ hash, answer: await withRetries(ask, pause) })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('status.check.title')}</h1>
      <p className="mt-1 text-quiet">{t('status.check.lead', { company: company.name })}</p>
      <div className="mt-6 space-y-6">
        {checked && <AgreementVerdict key={checked.hash} checked={checked} />}
        {error !== null && (
          <Notice tone="error" role="alert">
            {wordsOf(error, t)}
          </Notice>
        )}
        <FingerprintOfFile onHash={check} />
        <FingerprintForm isBusy={isBusy} onHash={check} />
      </div>
    </>
  )
}
