import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AskButton } from '../parts/AskDialog.tsx'
import { type FilingFormView, filingFormQuery } from '../parts/filing-form.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMay } from '../parts/use-me.ts'
import { FormEditor } from './FormEditor.tsx'
import { SectionList } from './SectionList.tsx'

/** The form of the authority's portal as data: the owner edits it, the others see it. */
export function FormPage() {
  const t = useTranslate()
  const mayChange = useMay()('setting.manage')
  const query = useQuery({ ...filingFormQuery, refetchOnMount: 'always' })
  const { data } = query
  return (
    <PageFrame
      title={t('staff.filing.form')}
      lead={t('staff.filing.form.lead')}
      actions={mayChange && data && !data.isShipped && <ResetForm view={data} />}
    >
      <Loaded query={query} lines={12}>
        {(view) => (
          <>
            <Standing view={view} />
            {mayChange ? (
              // What is saved is the beginning of what is edited next.
              <FormEditor key={view.version} view={view} />
            ) : (
              <>
                <Notice>{t('staff.filing.form.owner')}</Notice>
                <SectionList
                  sections={view.form.sections}
                  mailbox={view.form.mailbox}
                  edit={null}
                />
              </>
            )}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

/** Whose form it is, and that the shipped one was never held against the portal by us. */
function Standing({ view: { isShipped, changed } }: Readonly<{ view: FilingFormView }>) {
  const { t, language } = useWords()
  const by = changed && (
    <p className="text-sm text-quiet">
      {t('staff.filing.form.changed', {
        name: changed.by?.name ?? '–',
        at: sayMoment(changed.at, language),
      })}
    </p>
  )
  if (!isShipped) return by
  return (
    <>
      <Notice tone="warning" title={t('staff.filing.form.shipped')}>
        {t('staff.filing.form.shipped.text')}
      </Notice>
      {by}
    </>
  )
}

/** Brings the shipped form back, once somebody has said so twice. */
function ResetForm({ view }: Readonly<{ view: FilingFormView }>) {
  const t = useTranslate()
  const client = useQueryClient()
  const reset = async () => {
    const body = { version: view.version, form: null }
    client.setQueryData(
      filingFormQuery.queryKey,
      await call('PUT /api/admin/filing-form', { body }),
    )
  }
  return (
    <AskButton
      isSmall
      ask={{
        title: t('staff.filing.form.reset.title'),
        action: t('staff.filing.form.reset'),
        isGrave: true,
        onYes: reset,
        done: t('staff.filing.form.reset.done'),
        children: <p>{t('staff.filing.form.reset.text')}</p>,
      }}
    >
      {t('staff.filing.form.reset')}
    </AskButton>
  )
}
