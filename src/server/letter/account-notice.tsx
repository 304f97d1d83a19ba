import { isByOwner } from '#domain/account-notice.ts'
import { formatMoment } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Facts, Note, Paragraph } from './parts.tsx'

type Props = LetterProps['account-notice']

/** Tells a member of staff what happened to their account, and what to do if it was not them. */
export function AccountNoticeLetter({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { at, browser, email, name, notice, role, url } = props
  const rows: [string, string][] = [[t('notice.fact.when'), formatMoment(at, language)]]
  if (browser) rows.push([t('notice.fact.browser'), t('notice.browser', browser)])
  return (
    <Layout
      frame={frame}
      preview={t(isByOwner(notice) ? 'notice.ignore.owner' : 'notice.preview')}
      title={t(`notice.subject.${notice}`)}
    >
      <Paragraph>{t('notice.greeting', { name })}</Paragraph>
      <Paragraph>
        {t(`notice.text.${notice}`, { email: email ?? '', role: role ?? 'viewer' })}
      </Paragraph>
      <Facts rows={rows} />
      <Action href={url}>{t('notice.action.account')}</Action>
      <Note>{t(isByOwner(notice) ? 'notice.ignore.owner' : 'notice.ignore.own')}</Note>
    </Layout>
  )
}
