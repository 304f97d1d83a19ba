import { maxPayoutFile } from '#domain/money/payout.ts'
import { useSending } from '../parts/use-sending.ts'
import { csvText } from './csv-text.ts'

/** Takes a chosen CSV file, one at a time. */
export function useImport(take: (text: string) => Promise<unknown>) {
  const { error, send } = useSending()
  const read = async (file: File) => {
    // What is larger the server refuses as well; its first bytes are enough to be told so.
    const bytes = await file.slice(0, 2 * maxPayoutFile).arrayBuffer()
    await take(csvText(new Uint8Array(bytes)))
  }
  const onFiles = ([file]: readonly File[]) => {
    if (file) void send(() => read(file))
  }
  return { error, onFiles }
}
