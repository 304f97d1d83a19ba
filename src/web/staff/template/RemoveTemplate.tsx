import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { templatesKey } from '../parts/message/use-writing.ts'
import type { FullTemplate } from './use-templates.ts'

/** Takes a template away, after it was asked. */
export function RemoveTemplate({ template: { id, name } }: Readonly<{ template: FullTemplate }>) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    await call('DELETE /api/admin/templates/{id}', { params: { id } })
    toast({ tone: 'success', title: t('staff.template.removed') })
    void navigate(`${staffPages.admin}/templates`, { replace: true })
    await client.invalidateQueries({ queryKey: [...templatesKey], refetchType: 'none' })
  }
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {t('staff.template.remove')}
      </Button>
      {isAsked && (
        <AskDialog
          title={t('staff.template.remove.title', { name })}
          action={t('staff.template.remove')}
          isGrave
          onYes={remove}
          onClose={() => setAsked(false)}
        >
          <p>{t('staff.template.remove.text')}</p>
        </AskDialog>
      )}
    </>
  )
}
