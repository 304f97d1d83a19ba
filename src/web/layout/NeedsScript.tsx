import type { Company } from '#domain/reference/company.ts'
import type { Translate } from '#phrases/translate.ts'
import { Notice } from '../ui/Notice.tsx'

/** What pages where people work say where scripts are off. */
export function NeedsScript({ t, company }: Readonly<{ t: Translate; company: Company }>) {
  return (
    <noscript>
      <div className="page-width pt-6">
        <Notice tone="warning">{t('page.noscript', { email: company.email })}</Notice>
      </div>
    </noscript>
  )
}
