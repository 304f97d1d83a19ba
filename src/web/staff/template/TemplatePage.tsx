import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { languages } from '#domain/reference/languages.ts'
import { call } from '../../api/client.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AskButton } from '../parts/AskDialog.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { templateName } from '../parts/message/message.ts'
import { templatesKey } from '../parts/message/use-writing.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { placePath } from '../parts/paths.ts'
import { useMay } from '../parts/use-me.ts'
import { LanguageTabs, Sample } from './LanguageTabs.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { blankTemplate, type FullTemplate, firstOf, useTemplate } from './template.ts'

/** One template: edited with the right to, else read; a new one, or the copy of another. */
export function TemplatePage() {
  const { id = 'new' } = useParams()
  const [query] = useSearchParams()
  const t = useTranslate()
  const asked = id === 'new' ? query.get('from') : id
  const template = useTemplate(asked)
  if (asked === null) {
    return (
      <Framed title={t('staff.template.new')}>
        <TemplateForm first={blankTemplate} />
      </Framed>
    )
  }
  return (
    <Loaded query={template} lines={8}>
      {(found) => (id === 'new' ? <Copied template={found} /> : <Opened template={found} />)}
    </Loaded>
  )
}

function Framed({ title, children }: Readonly<{ title: string; children: Elements }>) {
  const t = useTranslate()
  return (
    <PageFrame
      title={title}
      actions={
        <Link to={placePath('templates')} className="link inline-flex min-h-11 items-center">
          {t('staff.template.back')}
        </Link>
      }
    >
      {children}
    </PageFrame>
  )
}

type WithTemplate = Readonly<{ template: FullTemplate }>

function Copied({ template }: WithTemplate) {
  const t = useTranslate()
  const name = t('staff.template.copy.name', { name: templateName(template, t) })
  return (
    <Framed title={t('staff.template.new')}>
      <TemplateForm first={{ ...firstOf(template), name, isShared: false }} />
    </Framed>
  )
}

function Opened({ template }: WithTemplate) {
  const t = useTranslate()
  const may = useMay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id, version, mayChange, isProduct } = template
  const remove = async () => {
    await call('DELETE /api/admin/templates/{id}', { params: { id } })
    void navigate(placePath('templates'), { replace: true })
    await client.invalidateQueries({ queryKey: templatesKey, refetchType: 'none' })
  }
  const copy = may('application.work') && (
    <Link to={placePath(`templates/new?from=${id}`)} className={buttonClass('secondary', 'mt-3')}>
      {t('staff.template.copy')}
    </Link>
  )
  return (
    <Framed title={templateName(template, t)}>
      {mayChange ? (
        <>
          <TemplateForm key={version} first={firstOf(template)} saved={template} />
          <AskButton
            look="danger"
            ask={{
              title: t('staff.template.remove.title', { name: template.name }),
              action: t('staff.template.remove'),
              isGrave: true,
              onYes: remove,
              done: t('staff.template.removed'),
              children: <p>{t('staff.template.remove.text')}</p>,
            }}
          >
            {t('staff.template.remove')}
          </AskButton>
        </>
      ) : (
        <>
          <Notice tone="info">
            <p>{t(isProduct ? 'staff.template.product.text' : 'staff.template.foreign.text')}</p>
            {copy}
          </Notice>
          <TemplateTexts template={template} />
        </>
      )}
    </Framed>
  )
}

function TemplateTexts({ template }: Readonly<{ template: FullTemplate }>) {
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
