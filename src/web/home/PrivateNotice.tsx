import { displayHost } from '../i18n/display.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { LandingProps } from './landing-props.ts'

/** Who we are not, and the way round us: said before anybody starts. */
export function PrivateNotice({ t, company }: Pick<LandingProps, 't' | 'company'>) {
  return (
    <Notice title={t('home.notice.title')}>
      <p className="max-w-prose">
        <LinkedText
          text={t('home.notice.text', { company: company.name, official: linkSlot })}
          href={company.officialSite}
          rel="noopener"
        >
          {displayHost(company.officialSite)}
        </LinkedText>
      </p>
    </Notice>
  )
}
