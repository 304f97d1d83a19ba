import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { type FilingFormView, filingFormQuery } from '../parts/filing-form.ts'
import { compact } from '../parts/looks.ts'

/** Brings the shipped form back, once somebody has said so twice. */
export function ResetForm({ view }: Readonly<{ view: FilingFormView }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const reset = async () => {
    const body = { version: view.version, form: null }
    client.setQueryData(
      filingFormQuery.queryKey,
      await call('PUT /api/admin/filing-form', { body }),
    )
    toast({ tone: 'success', title: t('staff.filing.form.reset.done') })
  }
  return (
    <>
      <Button look="secondary" className={compact} onClick={() => setAsked(true)}>
        {t('staff.filing.form.reset')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('staff.filing.form.reset.title')}
          action={t('staff.filing.form.reset')}
          isGrave
          onYes={reset}
          onClose={() => setAsked(false)}
        >
          <p>{t('staff.filing.form.reset.text')}</p>
        </AskDialog>
      )}
    </>
  )
}
