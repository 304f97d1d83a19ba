import { CheckboxField } from '../../form/CheckboxField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { pathTo } from '../../paths.ts'
import { LinkedText, linkSlot } from '../../ui/LinkedText.tsx'

/** The consents: asked in step 1, shown again before signing, where they can be withdrawn. */
export function Consents() {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="space-y-3">
      {(['privacyPolicy', 'termsOfService'] as const).map((page) => (
        <CheckboxField
          key={page}
          name={`details.${page}Accepted`}
          label={
            <LinkedText
              text={t(`apply.${page}Accepted.label`, { link: linkSlot })}
              href={pathTo(page, language)}
              target="_blank"
              rel="noopener"
            >
              <span>{t(`apply.${page}`)}</span>
              <span className="sr-only"> {t('form.newTab')}</span>
            </LinkedText>
          }
        />
      ))}
    </div>
  )
}
