import { useEffect } from 'react'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'

/** Saves a file of applications, after a confirmation where the server wants one; tells how it went. */
export function useExport() {
  const t = useTranslate()
  const say = useErrorWords()
  const toast = useToast()
  const confirmed = useConfirmed()
  const { isBusy, error, failures, send } = useSending()

  const save = async (fetchFile: () => Promise<Blob>) => {
    const file = await confirmed(fetchFile)
    const day = now().toISOString().slice(0, 10)
    saveFile(file, t('staff.list.export.file', { day }))
    toast({ tone: 'success', title: t('staff.list.export.done') })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failures > 0 && error !== null) {
      toast({ tone: 'error', title: t('staff.list.export.failed'), text: say(error) })
    }
  }, [failures])

  return { isBusy, save: (fetchFile: () => Promise<Blob>) => send(() => save(fetchFile)) }
}
