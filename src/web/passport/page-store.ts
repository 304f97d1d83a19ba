import { upload } from '#client/upload.ts'
import { call } from '../api/client.ts'
import { prepareFile } from '../file/prepare.ts'

/** Storage of passport pictures with a draft. All calls throw ApiError, `keep` also FileRefusal. */
export type PageStore = Readonly<{
  /** Stores a picture encrypted, replacing `replaces` if set; returns its id. */
  keep: (file: File, replaces: string) => Promise<string>
  /** The thumbnail of a page; null once the page is gone. */
  find: (id: string, signal: AbortSignal) => Promise<{ previewUrl: string | null } | null>
  remove: (id: string) => Promise<unknown>
}>

async function formOf(file: File, replaces = ''): Promise<FormData> {
  // Not cancelled once confirmed: a small upload that continues in the background.
  const page = await prepareFile([file], 'passportDocument', new AbortController().signal)
  const form = new FormData()
  if (replaces) form.append('replaces', replaces)
  form.append('file', page, page.name)
  return form
}

/** With this browser's draft. */
export const draftPages: PageStore = {
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

/** With the organiser's draft, through a traveller's link: the traveller's only page, not displayed here. */
export const ownPages = (linkId: string): PageStore => {
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
