import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Note, Paragraph } from './parts.tsx'
import { style } from './style.ts'
import { Section } from './tags.tsx'

export function DownloadCode({
  frame,
  props,
}: {
  frame: Frame
  props: LetterProps['download-code']
}) {
  const { t } = frame
  const { code, reference, minutes } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.download-code.preview', { minutes })}
      title={t('letter.download-code.title')}
    >
      <Paragraph>{t('letter.download-code.text', { reference, minutes })}</Paragraph>
      <Section>
        <p className="paper line" dir="ltr" style={style.code}>
          {code}
        </p>
      </Section>
      <Action href={props.statusUrl}>{t('letter.download-code.action')}</Action>
      <Note>{t('letter.download-code.ignore')}</Note>
    </Layout>
  )
}
