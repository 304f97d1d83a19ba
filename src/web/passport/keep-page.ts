import { upload } from '#client/upload.ts'
import { call } from '../api/client.ts'
import { prepareFile } from '../file/prepare.ts'

/** Where pictures of passports are kept with answers. Each call throws ApiError, `keep` FileRefusal too. */
export type PagePlace = Readonly<{
  /** Keeps a picture, encrypted, in the place of `replaces` if there is one; answers its number. */
  keep: (file: File, replaces: string) => Promise<string>
  /** The small picture of a page, where one is shown; null once the page is gone. */
  find: (id: string, signal: AbortSignal) => Promise<{ previewUrl: string | null } | null>
  remove: (id: string) => Promise<unknown>
}>

async function formOf(file: File, replaces = ''): Promise<FormData> {
  // Nobody takes back what was confirmed: it is small work, and goes on behind the form.
  const page = await prepareFile([file], 'passportDocument', new AbortController().signal)
  const form = new FormData()
  if (replaces) form.append('replaces', replaces)
  form.append('file', page, page.name)
  return form
}

/** With the answers of this browser. */
export const draftPages: PagePlace = {
  keep: async (file, replaces) => {
    const form = await formOf(file, replaces)
    return (await upload('POST /api/draft/passport-pages', form)).id
  },
  find: async (id, signal) => {
    const { items } = await call('GET /api/draft/passport-pages', { signal })
    return items.find((item) => item.id === id) ?? null
  },
  remove: (id) => call('DELETE /api/draft/passport-pages/{id}', { params: { id } }),
}

/** With the answers of whoever sent a traveller this link: the only page of theirs, shown to nobody here. */
export const ownPages = (linkId: string): PagePlace => {
  const params = { id: linkId }
  return {
    keep: async (file) => {
      const form = await formOf(file)
      return (await upload('POST /api/own-part/{id}/passport-page', form, { params })).id
    },
    find: async () => ({ previewUrl: null }),
    remove: () => call('DELETE /api/own-part/{id}/passport-page', { params }),
  }
}
