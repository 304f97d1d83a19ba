import * as z from 'zod/mini'
import { findContactChange } from '../../../data/application/contact-change.ts'
import type { LetterAbout } from '../../../data/correspondence/letter-about.ts'
import { CodePage, type CodeProps, codeContent } from '../code.tsx'
import { aboutApplication, defineLetter } from '../letter.ts'

const about: z.ZodMiniType<LetterAbout['contact-code'] & { sealedCode: string }> = z.object({
  changeId: z.string(),
  sealedCode: z.string(),
})

/** To an address that may be anybody's. */
export const contactCode = defineLetter<CodeProps>({
  content: aboutApplication(async (context) => {
    const { sealedCode, changeId } = about.parse(context.letter.props)
    const open = await findContactChange(context.services.db, changeId)
    return codeContent(context, sealedCode, open, context.links.contactCode)
  }),
  subject: ({ t }, { code }) => t('letter.contact-code.subject', { code }),
  View: (view) => <CodePage kind="contact-code" {...view} />,
})
