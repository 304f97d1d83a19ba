import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Note, Paragraph } from './parts.tsx'

export function ContinueLink({
  frame,
  props,
}: {
  frame: Frame
  props: LetterProps['continue-link']
}) {
  const { t } = frame
  const { minutes } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.continue-link.preview', { minutes })}
      title={t('letter.continue-link.title')}
    >
      <Paragraph>{t('letter.continue-link.text', { minutes })}</Paragraph>
      <Action href={props.url}>{t('letter.continue-link.action')}</Action>
      <Note>{t('letter.continue-link.ignore')}</Note>
    </Layout>
  )
}
