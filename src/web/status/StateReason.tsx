import { useTranslate } from '../i18n/provider.tsx'

/** Why staff decided so, in their own words, which may be of another language and direction. */
export function StateReason({ reason }: Readonly<{ reason: string }>) {
  const t = useTranslate()
  return (
    <p className="max-w-prose rounded-field bg-sunken px-3 py-2 break-words">
      <span className="block text-sm text-quiet">{t('status.applicant.reason')}</span>
      <bdi className="whitespace-pre-line">{reason}</bdi>
    </p>
  )
}
