import { useState } from 'react'
import { newUuid } from '#client/random.ts'
import { upload } from '#client/upload.ts'
import type { ChatFile } from '#contract/chat.ts'
import { chatLimits } from '#domain/chat.ts'

/** A file that was chosen for a reply: on its way, handed in, or refused. */
export type ChosenFile = Readonly<{
  key: string
  name: string
  file: ChatFile | null
  error: unknown
}>

export type Files = Readonly<{
  chosen: readonly ChosenFile[]
  /** What was handed in and can be sent. */
  sent: readonly ChatFile[]
  isBusy: boolean
  hasRoom: boolean
  add: (files: readonly File[]) => void
  remove: (key: string) => void
  clear: () => void
}>

/** Hands files in as soon as they are chosen, so that the reply goes at once. */
export function useFiles(sessionId: string): Files {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const change = (key: string, to: Partial<ChosenFile>) =>
    setChosen((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const handIn = async (key: string, file: File) => {
    const form = new FormData()
    form.append('file', file)
    try {
      change(key, {
        file: await upload('POST /api/admin/chat/files', form, { query: { sessionId } }),
      })
    } catch (error) {
      change(key, { error })
    }
  }
  const room = chatLimits.files - chosen.length
  return {
    chosen,
    sent: chosen.flatMap(({ file }) => file ?? []),
    isBusy: chosen.some(({ file, error }) => file === null && error === null),
    hasRoom: room > 0,
    add: (files) => {
      const fresh = files.slice(0, room).map((file) => ({ key: newUuid(), file }))
      setChosen((all) => [
        ...all,
        ...fresh.map(({ key, file }) => ({ key, name: file.name, file: null, error: null })),
      ])
      for (const { key, file } of fresh) void handIn(key, file)
    },
    remove: (key) => setChosen((all) => all.filter((each) => each.key !== key)),
    clear: () => setChosen([]),
  }
}
