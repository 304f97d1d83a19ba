import { saySize } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, documentIcon, errorIcon, uploadIcon } from '../../ui/icons.ts'
import { useFileDrop } from '../../ui/use-file-drop.ts'

type FileChoiceProps = Readonly<{
  id: string
  file: Readonly<{ name: string; size: number }> | null
  /** Why the file does not fit, once somebody tried. */
  problem: string | null
  onChoose: (file: File | null) => void
}>

/** Where the approval document is dropped or chosen. */
export function FileChoice(props: FileChoiceProps) {
  const { id, file, problem, onChoose } = props
  const t = useTranslate()
  const language = useLanguage()
  const { isOver, handlers } = useFileDrop(([first]) => first && onChoose(first))
  const hintId = `${id}-hint`
  return (
    <div>
      <p className="font-semibold">{t('staff.review.approval.file')}</p>
      <p id={hintId} className="text-sm text-quiet">
        {t('staff.review.approval.kinds')}
      </p>
      {problem && (
        <p role="alert" className="mt-1 flex gap-1.5 text-sm font-semibold text-clay">
          <Icon path={errorIcon} className="mt-0.5 size-4.5" />
          <span>{problem}</span>
        </p>
      )}
      <div
        {...handlers}
        className={`mt-1.5 flex flex-wrap items-center gap-3 rounded-field border-2 border-dashed p-3 ${isOver ? 'border-ocean bg-ocean-tint' : problem ? 'border-clay' : 'border-line'}`}
      >
        {file ? (
          <>
            <Icon path={documentIcon} className="size-5 text-quiet" />
            <span className="min-w-0 flex-1 text-sm break-words">
              <bdi className="font-semibold">{file.name}</bdi>
              <span className="text-quiet">{` ${saySize(file.size, language)}`}</span>
            </span>
            <button
              type="button"
              aria-label={t('staff.review.approval.remove', { file: file.name })}
              onClick={() => onChoose(null)}
              className="grid size-11 place-items-center rounded-field text-quiet hover:text-ink"
            >
              <Icon path={closeIcon} />
            </button>
          </>
        ) : (
          <p className="flex flex-1 items-center gap-2 text-sm text-quiet pointer-coarse:hidden">
            <Icon path={uploadIcon} className="size-5" />
            <span>{t(isOver ? 'document.add.dropNow' : 'document.add.drop')}</span>
          </p>
        )}
        <FileButton
          label={t(file ? 'staff.review.approval.other' : 'staff.review.approval.choose')}
          hintId={hintId}
          accept=".pdf,.jpg,.jpeg,.png"
          onFiles={([first]) => first && onChoose(first)}
        >
          {t(file ? 'document.add.replace' : 'document.add.choose')}
        </FileButton>
      </div>
    </div>
  )
}
