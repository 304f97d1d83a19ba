import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type BulkPreview, refusedIn } from './bulk.ts'
import { RefusalList } from './RefusalList.tsx'

/** What would be done and what not, and the letters that would go out. */
export function Outcome({ preview: { rows, letters } }: Readonly<{ preview: BulkPreview }>) {
  const t = useTranslate()
  const language = useLanguage()
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const refused = refusedIn(rows)
  return (
    <div className="mt-4 space-y-3">
      <p>{t('staff.list.bulk.would', { count: rows.length - refused.length })}</p>
      {refused.length > 0 && (
        <Notice tone="warning" title={t('staff.list.bulk.wouldNot', { count: refused.length })}>
          <RefusalList refused={refused} />
        </Notice>
      )}
      {letters.map((letter) => (
        <details
          key={letter.language}
          className="rounded-field border border-line"
          open={letters.length === 1}
        >
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-3 text-sm font-semibold">
            <span>{names.of(letter.language)}</span>
            <span className="figures font-normal text-quiet">
              {t('staff.list.bulk.letters', { count: letter.count })}
            </span>
          </summary>
          <div lang={letter.language} dir="auto" className="border-t border-line px-3 py-2 text-sm">
            <p className="font-semibold">{letter.subject}</p>
            <p className="mt-2 whitespace-pre-wrap">{letter.text}</p>
          </div>
        </details>
      ))}
      {letters.length === 0 && (
        <p className="text-sm text-quiet">{t('staff.list.bulk.noLetters')}</p>
      )}
    </div>
  )
}
