import { saySize } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { documentIcon } from '../../../ui/icons.ts'
import { useMay } from '../use-me.ts'
import { type LetterDetail, letterAttachmentUrl } from './use-letter.ts'

/** What was attached, for colleagues who may see documents. */
export function LetterAttachments({ letter }: Readonly<{ letter: LetterDetail }>) {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  if (letter.attachments.length === 0) return null
  return (
    <ul aria-label={t('staff.letter.attachments')} className="flex flex-wrap gap-2">
      {letter.attachments.map(({ position, fileName, sizeBytes }) => {
        const words = (
          <>
            <Icon path={documentIcon} className="size-4.5 shrink-0 text-quiet" />
            <bdi className="min-w-0 truncate">{fileName}</bdi>
            <span className="figures shrink-0 text-xs text-quiet">
              {saySize(sizeBytes, language)}
            </span>
          </>
        )
        const look =
          'flex min-h-11 max-w-full items-center gap-2 rounded-field border border-line bg-surface px-3 text-sm'
        return (
          <li key={position} className="min-w-0 max-w-full">
            {may('document.read') ? (
              <a
                href={letterAttachmentUrl(letter.id, position)}
                download={fileName}
                className={`${look} text-ink no-underline hover:border-ocean`}
              >
                {words}
              </a>
            ) : (
              <span className={look}>{words}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
