import { sayMoment } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import type { StaffDocument } from '../../parts/application/application.ts'

type VersionsProps = Readonly<{
  versions: readonly StaffDocument[]
  shown: StaffDocument
  onChoose: (id: string) => void
}>

/** Every file that was sent for this document, newest first, with what was said of it. */
export function Versions({ versions, shown, onChoose }: VersionsProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <ul aria-label={t('staff.review.versions')} className="flex flex-wrap gap-1.5">
      {versions.map((each) => {
        const { id, version, current, createdAt, review } = each
        return (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === shown.id}
              onClick={() => onChoose(id)}
              className="min-h-11 rounded-field border border-line bg-surface px-3 py-1 text-start text-xs hover:border-ocean aria-pressed:border-ocean aria-pressed:bg-ocean-tint"
            >
              <span className="block font-semibold">
                <span>{t('staff.review.version', { version })}</span>
                {current && <span>{` (${t('staff.review.version.current')})`}</span>}
              </span>
              <span className="block text-quiet">
                <span>{t(`staff.review.documents.state.${review.verdict}`)}</span>
                {review.reason && <span>{`: ${t(`staff.review.reason.${review.reason}`)}`}</span>}
                <span>{`, ${sayMoment(createdAt, language)}`}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
