import { useId, useState } from 'react'
import { languages } from '#domain/reference/languages.ts'
import { useLanguage } from '../../i18n/provider.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { Sample } from './Sample.tsx'
import type { FullTemplate } from './use-templates.ts'

/** A template that is only read, language by language. */
export function TemplateTexts({ template }: Readonly<{ template: FullTemplate }>) {
  const id = useId()
  const own = useLanguage()
  const reader = languages.find((each) => each === own)
  const [shown, show] = useState(
    reader && template.texts[reader] ? reader : (template.languages[0] ?? 'en'),
  )
  return (
    <div className="max-w-prose">
      <LanguageTabs
        id={id}
        shown={shown}
        has={(language) => Boolean(template.texts[language])}
        onShow={show}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className="mt-4">
        <Sample language={shown} text={template.texts[shown] ?? ''} />
      </div>
    </div>
  )
}
