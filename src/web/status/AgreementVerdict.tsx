import { useEffect, useRef } from 'react'
import type { checkAgreement } from '#contract/agreement.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { company } from '../company.ts'
import { sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { groupFingerprint } from './fingerprint.ts'

export type Checked = Readonly<{ hash: string; answer: AnswerOf<typeof checkAgreement> }>

export function AgreementVerdict({ checked }: Readonly<{ checked: Checked }>) {
  const t = useTranslate()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const { found, signedAt } = checked.answer
  const foundText = signedAt
    ? t('status.check.found.text', { moment: sayMoment(signedAt, language) })
    : t('status.check.found.undated')
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone={found ? 'success' : 'warning'}
        role="status"
        title={t(found ? 'status.check.found.title' : 'status.check.none.title')}
      >
        <p>{found ? foundText : t('status.check.none.text', { email: company.email })}</p>
        <p className="mt-2 font-mono text-xs break-words text-quiet">
          {t('status.check.compared', { hash: groupFingerprint(checked.hash) })}
        </p>
      </Notice>
    </div>
  )
}
