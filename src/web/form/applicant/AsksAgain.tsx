import type { DocumentType } from '#domain/document/document.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Documents that a correction requests again, shown before saving. */
export function AsksAgain({ types }: Readonly<{ types: readonly DocumentType[] }>) {
  const t = useTranslate()
  const count = types.length
  return (
    // Present from the start, so that updates are announced.
    <div role="status">
      {count > 0 && (
        <Notice tone="warning" title={t('correction.asks.title', { count })}>
          <p>{t('correction.asks.text', { count })}</p>
          <ul className="mt-1 list-disc ps-5">
            {types.map((type) => (
              <li key={type}>{t(`document.type.${type}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
