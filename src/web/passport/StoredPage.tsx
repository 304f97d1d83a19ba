import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon, trashIcon } from '../ui/icons.ts'
import { useToast } from '../ui/Toasts.tsx'
import type { PageStore } from './page-store.ts'

type StoredPageProps = Readonly<{
  id: string
  place: PageStore
  /** What it will be used for. */
  text: string
  /** Removed now or earlier. */
  onRemove: () => void
}>

/** The stored passport page, and a button to remove it. */
export function StoredPage({ id, place, text, onRemove }: StoredPageProps) {
  const t = useTranslate()
  const toast = useToast()
  const [previewUrl, setPreviewUrl] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const forget = useRef(onRemove)
  forget.current = onRemove

  // Another device or tab may have removed or submitted it.
  useEffect(() => {
    const asking = new AbortController()
    place.find(id, asking.signal).then(
      (found) => {
        if (found) setPreviewUrl(found.previewUrl)
        else forget.current()
      },
      () => undefined,
    )
    return () => asking.abort()
  }, [id, place])

  const remove = async () => {
    setBusy(true)
    try {
      await place.remove(id)
      toast({ title: t('passport.kept.removed'), tone: 'success' })
      onRemove()
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setError(reason)
      setBusy(false)
    }
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      {previewUrl && (
        <img
          src={previewUrl}
          alt=""
          className="h-16 w-24 rounded-small border border-line object-cover"
        />
      )}
      <div className="min-w-48 flex-1">
        <p className="flex items-center gap-1.5 font-semibold">
          <Icon path={checkIcon} className="size-5 text-leaf" />
          <span>{t('passport.kept.title')}</span>
        </p>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      <Button look="quiet" className="-ms-3 px-3!" busy={isBusy} onClick={() => void remove()}>
        <Icon path={trashIcon} className="size-5" />
        <span>{t('passport.kept.remove')}</span>
      </Button>
      <ErrorNotice error={error} className="w-full" />
    </div>
  )
}
