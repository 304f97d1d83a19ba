import * as z from 'zod/mini'
import { findDownloadCode } from '../../../data/application/download-code.ts'
import type { LetterAbout } from '../../../data/correspondence/letter-about.ts'
import { CodePage, type CodeProps, codeContent } from '../code.tsx'
import { aboutApplication, defineLetter } from '../letter.ts'

const about: z.ZodMiniType<LetterAbout['download-code'] & { sealedCode: string }> = z.object({
  sessionId: z.number(),
  sealedCode: z.string(),
})

export const downloadCode = defineLetter<CodeProps>({
  content: aboutApplication(async (context) => {
    const { sealedCode, sessionId } = about.parse(context.letter.props)
    const question = { applicationId: context.application.id, sessionId }
    const open = await findDownloadCode(context.services.db, question)
    return codeContent(context, sealedCode, open, context.links.statusOf)
  }),
  subject: ({ t }, { code, reference }) => t('letter.download-code.subject', { code, reference }),
  View: (view) => <CodePage kind="download-code" {...view} />,
})
