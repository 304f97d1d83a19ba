import { useState } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Progress } from '../ui/Progress.tsx'
import { ApplicantDocuments } from './ApplicantDocuments.tsx'
import { ApplicantList } from './ApplicantList.tsx'
import { applicantId, showAnchor, slotId } from './anchor.ts'
import { CompleteApplication } from './CompleteApplication.tsx'
import { type Application, missingSlots, totalProgress } from './checklist.ts'
import { DocumentsHead } from './DocumentsHead.tsx'
import { ManyFiles } from './ManyFiles.tsx'
import type { Slot } from './uploads.ts'
import { useUploads } from './uploads-context.tsx'

/** The documents of one applicant, beside the list of all. */
export function Checklist() {
  const { application } = useUploads<Application>()
  const { applicants } = application
  const [chosen, setChosen] = useState<number | null>(null)
  const first = missingSlots(application)[0]?.applicantId ?? applicants[0]?.id
  const [opened] = useState(first)
  const current = applicants.find(({ id }) => id === (chosen ?? opened)) ?? applicants[0]
  const isMany = applicants.length > 1
  const choose = (id: number) => {
    setChosen(id)
    showAnchor(applicantId(id), 'start')
  }
  const go = (slot: Slot) => {
    setChosen(slot.applicantId)
    showAnchor(slotId(slot), 'center')
  }
  return (
    <div className={isMany ? '' : 'mx-auto max-w-[46rem]'}>
      <Head />
      {isMany && <ManyFiles />}
      <div className={isMany ? 'mt-8 gap-10 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]' : 'mt-8'}>
        {isMany && current && <ApplicantList currentId={current.id} onChoose={choose} />}
        <div className="min-w-0">
          {current && <ApplicantDocuments key={current.id} applicant={current} onNext={choose} />}
          <CompleteApplication onGo={go} />
        </div>
      </div>
    </div>
  )
}

function Head() {
  const t = useTranslate()
  const progress = totalProgress(useUploads<Application>().application)
  return (
    <DocumentsHead title={t('document.title')} leadsHome>
      <div className="mt-5">
        <p className="figures text-sm font-semibold">{t('document.progress.text', progress)}</p>
        <Progress
          label={t('document.progress.label')}
          className="mt-2"
          max={progress.total}
          value={progress.uploaded}
        />
      </div>
    </DocumentsHead>
  )
}
