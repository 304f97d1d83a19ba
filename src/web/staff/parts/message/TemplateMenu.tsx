import { useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#domain/reference/languages.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { staffPages } from '../../../paths.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { chevronDownIcon, repliesIcon } from '../../../ui/icons.ts'
import { Loaded } from '../Loaded.tsx'
import { compact } from '../looks.ts'
import { PopoverButton } from '../PopoverButton.tsx'
import { TextBox } from '../TextBox.tsx'
import { useLanguageNames } from '../use-language-names.ts'
import { fittingTemplates, type Template, templateName } from './message.ts'
import { useTemplates } from './use-writing.ts'

type TemplateMenuProps = Readonly<{
  /** Templates that have it come first. */
  language: Language
  /** What stands on the button, where it is not its own name. */
  label?: string
  onChoose: (template: Template) => void
}>

/** A button that opens all templates, to be searched and chosen from. */
export function TemplateMenu({ language, label, onChoose }: TemplateMenuProps) {
  const t = useTranslate()
  return (
    <PopoverButton
      className={buttonClass('secondary', `${compact} font-medium!`)}
      panelClass="w-[min(28rem,calc(100vw-1rem))]"
      label={
        <>
          <Icon path={repliesIcon} className="size-4.5" />
          <span>{label ?? t('staff.template.compose.menu')}</span>
          <Icon path={chevronDownIcon} className="size-4" />
        </>
      }
    >
      {(close) => (
        <Choices
          language={language}
          onChoose={(template) => {
            close()
            onChoose(template)
          }}
        />
      )}
    </PopoverButton>
  )
}

function Choices({ language, onChoose }: Omit<TemplateMenuProps, 'label'>) {
  const t = useTranslate()
  const templates = useTemplates(language)
  const [search, setSearch] = useState('')
  return (
    <>
      <TextBox
        label={t('staff.template.search')}
        isLabelInside
        inputMode="search"
        maxLength={100}
        value={search}
        onType={setSearch}
      />
      <div className="mt-1 max-h-80 overflow-y-auto">
        <Loaded query={templates} lines={3}>
          {({ items }) => (
            <ChoiceList
              templates={inLanguageFirst(fittingTemplates(items, search, t), language)}
              language={language}
              onChoose={onChoose}
            />
          )}
        </Loaded>
      </div>
      <Link
        to={`${staffPages.admin}/templates`}
        className="link mt-1 flex min-h-11 items-center border-t border-line px-3 text-sm"
      >
        {t('staff.template.compose.manage')}
      </Link>
    </>
  )
}

const inLanguageFirst = (templates: readonly Template[], language: Language) => [
  ...templates.filter((each) => each.language === language),
  ...templates.filter((each) => each.language !== language),
]

type ChoiceListProps = Readonly<{
  templates: readonly Template[]
  language: Language
  onChoose: (template: Template) => void
}>

function ChoiceList({ templates, language, onChoose }: ChoiceListProps) {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  if (templates.length === 0) {
    return <p className="px-3 py-4 text-sm text-quiet">{t('staff.template.search.none')}</p>
  }
  return (
    <ul>
      {templates.map((template) => (
        <li key={template.id}>
          <button
            type="button"
            onClick={() => onChoose(template)}
            className="w-full rounded-small px-3 py-2 text-start text-sm -outline-offset-2! hover:bg-sunken"
          >
            <span className="flex items-baseline gap-2">
              <bdi className="min-w-0 truncate font-medium">{templateName(template, t)}</bdi>
              {template.language !== language && (
                <span className="shrink-0 text-xs text-clay">
                  {t('staff.template.compose.english', {
                    language: nameOf(template.language),
                  })}
                </span>
              )}
            </span>
            <span className="line-clamp-2 text-quiet" dir="auto" lang={template.language}>
              {template.text}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
