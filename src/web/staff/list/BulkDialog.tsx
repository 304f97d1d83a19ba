import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Outcome } from '../parts/bulk/Outcome.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { BulkMessage } from './BulkMessage.tsx'
import { type BulkAction, previewOf } from './use-bulk.ts'

/** What letters go out for; a message may be one of a template. */
export type Lettered = Exclude<BulkAction['kind'], 'assign' | 'template' | 'file'>

type BulkDialogProps = Readonly<{
  kind: Lettered
  ids: readonly number[]
  /** True once it is done. */
  onAct: (action: BulkAction) => Promise<boolean>
  error: unknown
  isBusy: boolean
  onClose: () => void
}>

/** Shows what would go out to whom before it does; a message is written here first. */
export function BulkDialog({ kind, ids, onAct, error, isBusy, onClose }: BulkDialogProps) {
  const t = useTranslate()
  const [written, setWritten] = useState<BulkAction | null>(null)
  const [action, setAction] = useState<BulkAction | null>(kind === 'message' ? null : { kind })
  const act = async () => {
    if (action && (await onAct(action))) onClose()
  }
  return (
    <Dialog
      title={t(`staff.list.bulk.${kind}.title`, { count: ids.length })}
      wide={kind === 'message'}
      onClose={onClose}
    >
      {kind === 'message' && (
        <BulkMessage
          onWrite={(next) => {
            setWritten(next)
            setAction(null)
          }}
        />
      )}
      {action && <Preview ids={ids} action={action} />}
      <ErrorNotice error={error} className="mt-4" />
      <DialogButtons onClose={onClose}>
        {action ? (
          <Button busy={isBusy} onClick={() => void act()}>
            {t(`staff.list.bulk.${kind}.action`)}
          </Button>
        ) : (
          <Button aria-disabled={written === null || undefined} onClick={() => setAction(written)}>
            {t('staff.list.bulk.preview')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

type PreviewProps = Readonly<{ ids: readonly number[]; action: BulkAction }>

function Preview({ ids, action }: PreviewProps) {
  const t = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['staff', 'bulk', ids, action],
    queryFn: () => previewOf(ids, action),
    gcTime: 0,
  })
  if (error) return <ErrorNotice error={error} className="mt-4" />
  if (!data) {
    return (
      <div role="status" className="mt-4">
        <span className="sr-only">{t('staff.parts.loading')}</span>
        <Skeleton className="h-24 w-full" />
      </div>
    )
  }
  return <Outcome preview={data} />
}
