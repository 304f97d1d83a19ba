import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatFile } from '#contract/chat.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { type Application, nameOf } from '../parts/application/application.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { LabelledSelect } from '../parts/Select.tsx'
import { applicationQuery } from './SideApplication.tsx'

type TakeFileDialogProps = Readonly<{
  file: ChatFile
  applicationId: number
  onClose: () => void
}>

/** A file of a conversation becomes a document of a traveller, by the same rules as one that they send. */
export function TakeFileDialog({ file, applicationId, onClose }: TakeFileDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const application = useQuery(applicationQuery(applicationId))
  const [chosen, choose] = useState<{ applicantId?: number; documentType?: DocumentType }>({})
  const madeOf = ({ applicants, requiredDocuments: types }: Application) => {
    const [first] = applicants
    return { types, applicantId: first?.id, documentType: types[0], ...chosen }
  }
  const take = async () => {
    // Whoever is faster than the application waits for it.
    const data = await client.ensureQueryData(applicationQuery(applicationId))
    const { applicantId, documentType } = madeOf(data)
    if (applicantId === undefined || documentType === undefined) return
    await call('POST /api/admin/chat/files/{id}/document', {
      params: { id: file.id },
      body: { applicantId, documentType },
    })
    toast({ tone: 'success', title: t('staff.chat.files.taken') })
  }
  return (
    <AskDialog
      title={t('staff.chat.files.take.title', { name: file.name })}
      action={t('staff.chat.files.take.action')}
      onYes={take}
      onClose={onClose}
    >
      <Loaded query={application} lines={2}>
        {(data) => {
          const { types, applicantId, documentType } = madeOf(data)
          return (
            <>
              <LabelledSelect
                label={t('staff.chat.files.take.traveller')}
                value={applicantId ?? 0}
                choices={data.applicants.map((applicant) => ({
                  value: applicant.id,
                  label: nameOf(applicant) || t('staff.parts.erased.name'),
                }))}
                onChoose={(next) => choose({ ...chosen, applicantId: next })}
              />
              {documentType && (
                <LabelledSelect
                  label={t('staff.chat.files.take.type')}
                  value={documentType}
                  choices={types.map((value) => ({ value, label: t(`document.type.${value}`) }))}
                  onChoose={(next) => choose({ ...chosen, documentType: next })}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </AskDialog>
  )
}
