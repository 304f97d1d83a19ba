import { upload } from '#client/upload.ts'
import { prepareFile } from '../file/prepare.ts'

/**
 * Keeps a picture on the server, encrypted, in the place of `replaces` if there is one; answers its number.
 * Throws FileRefusal where it cannot be made to fit, ApiError.
 */
export async function keepPage(file: File, replaces: string): Promise<string> {
  // Nobody takes back what was confirmed: it is small work, and goes on behind the form.
  const page = await prepareFile([file], 'passportDocument', new AbortController().signal)
  const form = new FormData()
  if (replaces) form.append('replaces', replaces)
  form.append('file', page, page.name)
  const { id } = await upload('POST /api/draft/passport-pages', form)
  return id
}
