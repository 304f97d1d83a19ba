import { referenceOf } from '#domain/application/reference.ts'
import { sealContext } from '../../data/correspondence/letter.ts'
import { unseal } from '../../platform/sealing.ts'
import { minutesBetween } from './duration.ts'
import type { Frame } from './frame.ts'
import { Layout } from './layout.tsx'
import type { ApplicationContext } from './letter.ts'
import { Action, Note, Paragraph } from './parts.tsx'
import { style } from './style.ts'
import { Section } from './tags.tsx'

export type CodeProps = { code: string; reference: string; minutes: number; statusUrl: string }

/** A letter with a code and where to type it. It tells no name and opens nothing by itself. */
export function CodePage({
  kind,
  frame,
  props,
}: {
  kind: 'contact-code' | 'download-code'
  frame: Frame
  props: CodeProps
}) {
  const { t } = frame
  const { code, reference, minutes } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.download-code.preview', { minutes })}
      title={t('letter.download-code.title')}
    >
      <Paragraph>{t(`letter.${kind}.text`, { reference, minutes })}</Paragraph>
      <Section>
        <p className="paper line" dir="ltr" style={style.code}>
          {code}
        </p>
      </Section>
      <Action href={props.statusUrl}>{t('letter.download-code.action')}</Action>
      <Note>{t(`letter.${kind}.ignore`)}</Note>
    </Layout>
  )
}

/** What it says; null when the code opens nothing any more. */
export function codeContent(
  { services, letter, application, now }: ApplicationContext,
  sealedCode: string,
  open: { expiresAt: Date } | undefined,
  urlOf: (reference: string) => string,
): { props: CodeProps } | null {
  if (!open || open.expiresAt <= now) return null
  const sealed = Buffer.from(sealedCode, 'base64')
  const reference = referenceOf(application.id)
  const props = {
    code: unseal(services.documentKey, sealed, sealContext(letter.id)).toString(),
    reference,
    minutes: minutesBetween(letter.createdAt, open.expiresAt),
    statusUrl: urlOf(reference),
  }
  return { props }
}
