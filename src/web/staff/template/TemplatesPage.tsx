import { useState } from 'react'
import { Link } from 'react-router'
import { languages } from '#domain/reference/languages.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { fittingTemplates, type Template, templateName } from '../parts/message/message.ts'
import { useTemplates } from '../parts/message/use-writing.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { useLanguageNames } from '../parts/use-language-names.ts'
import { useMay } from '../parts/use-me.ts'

/** Everything that staff send often: one's own, shared ones, and those of the product. */
export function TemplatesPage() {
  const t = useTranslate()
  const may = useMay()
  const templates = useTemplates(useLanguage())
  const [search, setSearch] = useState('')
  return (
    <PageFrame
      title={t('staff.template.title')}
      lead={t('staff.template.lead')}
      width="narrow"
      actions={
        may('application.work') && (
          <Link to={`${staffPages.admin}/templates/new`} className={buttonClass('primary')}>
            {t('staff.template.new')}
          </Link>
        )
      }
    >
      <TextBox
        label={t('staff.template.search')}
        isLabelInside
        inputMode="search"
        maxLength={100}
        value={search}
        onType={setSearch}
        className="max-w-80"
      />
      <Loaded query={templates} lines={8}>
        {({ items }) => <Groups templates={fittingTemplates(items, search, t)} />}
      </Loaded>
    </PageFrame>
  )
}

function Groups({ templates }: Readonly<{ templates: readonly Template[] }>) {
  const t = useTranslate()
  const groups = [
    { name: 'own', items: templates.filter(({ isOwn }) => isOwn) },
    { name: 'shared', items: templates.filter((each) => !each.isOwn && !each.isProduct) },
    { name: 'product', items: templates.filter(({ isProduct }) => isProduct) },
  ] as const
  if (templates.length === 0) {
    return <p className="text-quiet">{t('staff.template.search.none')}</p>
  }
  return groups.map(
    ({ name, items }) =>
      items.length > 0 && (
        <section key={name} aria-label={t(`staff.template.group.${name}`)}>
          <h2 className="mb-2 text-sm font-semibold text-quiet">
            {t(`staff.template.group.${name}`)}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {items.map((template) => (
              <TemplateLine key={template.id} template={template} />
            ))}
          </ul>
        </section>
      ),
  )
}

function TemplateLine({ template }: Readonly<{ template: Template }>) {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  const { id, text, language, isOwn, isShared, owner, languages: has } = template
  // Few are named, all of them are one word.
  const words = () => {
    if (has.length === languages.length) return t('staff.template.languages.all')
    if (has.length > 4) return t('staff.template.languages', { count: has.length })
    return has.map(nameOf).join(', ')
  }
  return (
    <li>
      <Link
        to={`${staffPages.admin}/templates/${id}`}
        className="flex items-center gap-3 px-4 py-3 text-ink no-underline -outline-offset-3! hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-semibold">{templateName(template, t)}</bdi>
            {isOwn && isShared && <Badge tone="info">{t('staff.template.shared')}</Badge>}
            {!isOwn && owner !== null && (
              <span className="text-sm text-quiet">{t('staff.template.by', { name: owner })}</span>
            )}
          </span>
          <span className="mt-0.5 line-clamp-1 text-sm text-quiet" dir="auto" lang={language}>
            {text}
          </span>
          <span className="mt-1 block text-xs text-quiet">{words()}</span>
        </span>
        <Icon path={chevronRightIcon} className="size-4.5 shrink-0 text-quiet rtl:-scale-x-100" />
      </Link>
    </li>
  )
}
