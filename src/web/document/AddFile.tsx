import { acceptedKinds } from '#domain/document/document.ts'
import { acceptedFor } from '../file/kind.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { uploadIcon } from '../ui/icons.ts'
import type { Slot } from './uploads.ts'

type AddFileProps = Readonly<{
  slot: Slot
  /** The traveller's name. */
  name: string
  hintId: string
  /** Determines the button's label; `new` is a requested one, so the primary action. */
  action: 'choose' | 'replace' | 'new'
  isOver: boolean
  onAdd: (files: readonly File[]) => void
}>

/** The drop zone with a file input and, on touch devices, the camera. */
export function AddFile({ slot, name, hintId, action, isOver, onAdd }: AddFileProps) {
  const t = useTranslate()
  const takesPdf = acceptedKinds[slot.documentType].includes('pdf')
  const document = t(`document.type.${slot.documentType}`)
  const choose = t(`document.add.${action}`)
  return (
    <div
      className={`mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border-2 border-dashed p-3 sm:p-4 pointer-coarse:border-0 pointer-coarse:p-0 ${isOver ? 'border-ocean bg-ocean-tint' : 'border-line'}`}
    >
      <p className="flex flex-1 items-center gap-2 text-sm whitespace-nowrap text-quiet pointer-coarse:hidden">
        <Icon path={uploadIcon} className="size-5" />
        <span>{t(isOver ? 'document.add.dropNow' : 'document.add.drop')}</span>
      </p>
      <div className="flex flex-1 flex-wrap justify-end gap-3">
        <FileButton
          label={t('document.add.for', { action: choose, document, name })}
          hintId={hintId}
          accept={acceptedFor(slot.documentType)}
          multiple={takesPdf}
          look={action === 'new' ? 'primary' : 'secondary'}
          onFiles={onAdd}
          className="flex-1 sm:flex-none"
        >
          {choose}
        </FileButton>
        <FileButton
          label={t('document.add.for', { action: t('document.add.camera'), document, name })}
          hintId={hintId}
          accept="image/*"
          capture
          onFiles={onAdd}
          className="hidden flex-1 any-pointer-coarse:block sm:flex-none"
        >
          {t('document.add.camera')}
        </FileButton>
      </div>
    </div>
  )
}
