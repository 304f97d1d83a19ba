import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { useCancellation } from './use-cancellation.ts'

type DeleteApplicationProps = Readonly<{
  application: Readonly<{ id: number }>
  onDone: () => void
}>

/** Deletes an application for which no money ever came in, after a second confirmation. */
export function DeleteApplication({ application, onDone }: DeleteApplicationProps) {
  const t = useTranslate()
  const { data, error } = useCancellation(application.id)
  const [isOpen, setOpen] = useState(false)
  if (!data) return <ErrorNotice error={error} />
  if (!data.canDelete) return null
  return (
    <>
      <Button look="quiet" className="-ms-5" onClick={() => setOpen(true)}>
        {t('help.delete.action')}
      </Button>
      {isOpen && (
        <Confirmation application={application} onDone={onDone} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type ConfirmationProps = DeleteApplicationProps & Readonly<{ onClose: () => void }>

function Confirmation({ application, onDone, onClose }: ConfirmationProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const { isBusy, isDone, error, start } = useRequest(async () => {
    // The page asks for nothing that will be gone: as when nobody looks at it.
    focusManager.setFocused(false)
    try {
      await client.cancelQueries()
      await call('DELETE /api/applications/{id}', { params: { id: application.id } })
    } catch (failure) {
      focusManager.setFocused(undefined)
      throw failure
    }
    toast({ tone: 'success', title: t('help.delete.done') })
    onClose()
    onDone()
  })
  return (
    <Dialog title={t('help.delete.title')} text={t('help.delete.text')} onClose={onClose}>
      <ErrorNotice error={error} className="mt-3" />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={isBusy || isDone} onClick={() => start()}>
          {t('help.delete.confirm')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('help.cancel.keep')}
        </Button>
      </div>
    </Dialog>
  )
}
