import { useId, useState } from 'react'
import { maxViewName } from '#domain/application/list.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { useSending } from '../parts/use-sending.ts'

type Given = Readonly<{ name: string; shared: boolean }>

type ViewDialogProps = Readonly<{
  title: string
  first: Given
  onSave: (given: Given) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}>

/** The name of a view, and whether colleagues see it. */
export function ViewDialog({ title, first, onSave, onDone, onClose }: ViewDialogProps) {
  const t = useTranslate()
  const id = useId()
  const [name, setName] = useState(first.name)
  const [shared, setShared] = useState(first.shared)
  const { isBusy, error, send } = useSending()
  const save = async () => {
    const given = { name: name.trim(), shared }
    if (given.name && (await send(() => onSave(given)))) onDone()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div>
          <label htmlFor={id} className="block text-sm font-semibold">
            {t('staff.list.view.name')}
          </label>
          <input
            id={id}
            required
            maxLength={maxViewName}
            value={name}
            onChange={({ target }) => setName(target.value)}
            className="mt-1 min-h-12 w-full rounded-field border border-edge bg-surface px-3 text-ink"
          />
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
            className="size-5 accent-ocean"
          />
          {t('staff.list.view.share')}
        </label>
        <p className="text-sm text-quiet">{t('staff.list.view.hint')}</p>
        <ErrorNotice error={error} />
        <DialogButtons onClose={onClose}>
          <Button type="submit" busy={isBusy}>
            {t('staff.parts.save')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
