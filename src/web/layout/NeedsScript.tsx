import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { Translate } from '#phrases/translate.ts'
import { Notice } from '../ui/Notice.tsx'

/** Shown on interactive pages when scripts are off. */
export function NeedsScript({ t, company }: Readonly<{ t: Translate; company: PageFacts }>) {
  return (
    <noscript>
      <div className="page-width pt-6">
        <Notice tone="warning">{t('page.noscript', { email: company.email })}</Notice>
      </div>
    </noscript>
  )
}
