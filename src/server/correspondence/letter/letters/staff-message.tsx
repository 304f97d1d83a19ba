import { type DecisionProps, decisionOf } from '../decision.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Message, Note, Paragraph } from '../parts.tsx'

type Props = Pick<DecisionProps, 'name' | 'reference' | 'statusUrl'> & { message: string }

function StaffMessage({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  return (
    <Layout
      frame={frame}
      preview={t('letter.staff-message.preview')}
      title={t('letter.staff-message.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Message title={t('letter.message')}>{props.message}</Message>
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      <Note>{t('letter.staff-message.reply')}</Note>
    </Layout>
  )
}

export const staffMessage = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const { message, ...props } = await decisionOf(context)
    // The message was erased with its person.
    return message === null ? null : { props: { ...props, message } }
  }),
  subject: ({ t }, { reference }) => t('letter.staff-message.subject', { reference }),
  View: StaffMessage,
})
