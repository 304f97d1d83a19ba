import { useTranslate } from '../../i18n/provider.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, errorIcon, uploadIcon } from '../../ui/icons.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import type { ChosenFile, Files } from './use-files.ts'

const accept = 'image/jpeg,image/png,application/pdf'

export function AttachButton({ files }: Readonly<{ files: Files }>) {
  const t = useTranslate()
  if (!files.hasRoom) return null
  return (
    <FileButton
      label={t('staff.chat.files.add')}
      accept={accept}
      multiple
      look="quiet"
      className="[&>label]:min-h-11! [&>label]:px-3! [&>label]:py-2! [&>label]:text-sm! [&>label]:font-medium!"
      onFiles={files.add}
    >
      <Icon path={uploadIcon} className="size-4.5" />
      <span className="max-sm:sr-only">{t('staff.chat.files.file')}</span>
    </FileButton>
  )
}

/** What goes with the reply, above its words. */
export function ChosenFiles({ files }: Readonly<{ files: Files }>) {
  if (files.chosen.length === 0) return null
  return (
    <ul className="mb-2 flex flex-wrap gap-1.5">
      {files.chosen.map((chosen) => (
        <Chosen key={chosen.key} chosen={chosen} onRemove={() => files.remove(chosen.key)} />
      ))}
    </ul>
  )
}

function Chosen({ chosen, onRemove }: Readonly<{ chosen: ChosenFile; onRemove: () => void }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const { name, file, error } = chosen
  return (
    <li
      className={`flex max-w-full items-center gap-2 rounded-field border bg-surface ps-3 text-sm ${error ? 'border-clay' : 'border-line'}`}
    >
      <span className="min-w-0 py-1.5">
        <bdi className="block truncate">{name}</bdi>
        {error !== null && (
          <span role="alert" className="flex items-center gap-1 text-xs text-clay">
            <Icon path={errorIcon} className="size-3.5" />
            <span>{say(error)}</span>
          </span>
        )}
        {error === null && file === null && (
          <span role="status" className="block text-xs text-quiet">
            {t('staff.chat.state.sending')}
          </span>
        )}
      </span>
      <button
        type="button"
        aria-label={t('staff.chat.files.remove', { name })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center text-quiet hover:text-clay"
      >
        <Icon path={closeIcon} className="size-4" />
      </button>
    </li>
  )
}
