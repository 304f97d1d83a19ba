import { useQueryClient } from '@tanstack/react-query'
import { maxPayoutFile } from '#domain/money/payout.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useSending } from '../parts/use-sending.ts'

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

export const payoutsKey = ['staff', 'payouts'] as const
export const feesKey = ['staff', 'fees'] as const

/** Takes a file of payouts; what is left over of months changes with it. */
export function usePayoutImport() {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  return useImport(async (text) => {
    const { added, lines } = await call('POST /api/admin/money/payouts', { body: { text } })
    toast({ tone: 'success', title: t('staff.money.payout.done', { added, lines }) })
    await client.invalidateQueries({ queryKey: payoutsKey })
    await client.invalidateQueries({ queryKey: ['staff', 'month'] })
  })
}

/**
 * The text of a CSV in whatever a spreadsheet saved it: UTF-16 by its mark, UTF-8 where it is valid, else
 * what Windows calls ANSI.
 */
export function csvText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
