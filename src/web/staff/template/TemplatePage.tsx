import { Link, useParams, useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { templateName } from '../parts/message/message.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMay } from '../parts/use-me.ts'
import { RemoveTemplate } from './RemoveTemplate.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateTexts } from './TemplateTexts.tsx'
import { blankTemplate, firstOf } from './template.ts'
import { type FullTemplate, useTemplate } from './use-templates.ts'

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
        <Link
          to={`${staffPages.admin}/templates`}
          className="link inline-flex min-h-11 items-center"
        >
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
  const { id, version, mayChange, isProduct } = template
  const copy = may('application.work') && (
    <Link
      to={`${staffPages.admin}/templates/new?from=${id}`}
      className={buttonClass('secondary', 'mt-3')}
    >
      {t('staff.template.copy')}
    </Link>
  )
  return (
    <Framed title={templateName(template, t)}>
      {mayChange ? (
        <>
          <TemplateForm key={version} first={firstOf(template)} saved={template} />
          <RemoveTemplate template={template} />
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
