import { type Language, languages } from '#domain/reference/languages.ts'
import { fillKnown } from '#domain/template.ts'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { useTemplates } from '../parts/message/use-writing.ts'
import { Tabs } from '../parts/Tabs.tsx'

type LanguageTabsProps = Readonly<{
  id: string
  shown: Language
  has: (language: Language) => boolean
  onShow: (language: Language) => void
}>

/** All languages in a row, those with a text ticked. */
export function LanguageTabs({ has, ...props }: LanguageTabsProps) {
  const t = useTranslate()
  return (
    <Tabs
      {...props}
      label={t('staff.template.tabs')}
      names={languages}
      sayOf={(each) =>
        has(each) ? t('staff.template.tab.filled', { language: languageName(each) }) : undefined
      }
    >
      {(language) => (
        <>
          <span lang={language}>{languageName(language)}</span>
          {has(language) && <Icon path={checkIcon} className="size-4 text-leaf" />}
        </>
      )}
    </Tabs>
  )
}

/** A text as a traveller would read it, with the details of nobody; what its sender fills in stays marked. */
export function Sample({ language, text }: Readonly<{ language: Language; text: string }>) {
  const t = useTranslate()
  const { data } = useTemplates(language)
  const filled = data ? fillKnown(text, { known: data.sample, free: {} }) : text
  return (
    <section
      aria-label={t('staff.template.sample')}
      className="rounded-card border border-line bg-sunken p-4"
    >
      <h2 className="text-sm font-semibold">{t('staff.template.sample')}</h2>
      <p className="text-xs text-quiet">{t('staff.template.sample.hint')}</p>
      {text.trim() ? (
        <p lang={language} dir="auto" className="mt-3 whitespace-pre-wrap wrap-anywhere">
          {filled.split(/(\{\?[^{}\n]*\})/).map((part, index) =>
            index % 2 === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
              <span key={index}>{part}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
              <mark key={index} className="rounded-small bg-amber-tint px-1 text-amber">
                {part}
              </mark>
            ),
          )}
        </p>
      ) : (
        <p className="mt-3 text-quiet">{t('staff.template.sample.empty')}</p>
      )}
    </section>
  )
}
