import { useState } from 'react'
import { progressOf, type Sender, type Sending } from '../document/checklist.ts'
import { DocumentCard } from '../document/DocumentCard.tsx'
import { LazyPart } from '../document/LazyPart.tsx'
import { loadQuestions } from '../document/questions/load.ts'
import type { AskedTraveller } from '../document/questions/questions.ts'
import { UploadsProvider, useUploads } from '../document/uploads-context.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Progress } from '../ui/Progress.tsx'

type OwnDocumentsProps = Readonly<{
  documents: Omit<Sending, 'applicants'> & { applicants: (Sender & AskedTraveller)[] }
  change: (change: <T extends Sending>(documents: T) => T) => void
  refresh: () => Promise<unknown>
}>

/** A traveller's documents, on the page of their own link. */
export function OwnDocuments({ documents, change, refresh }: OwnDocumentsProps) {
  const isAsking = documents.applicants.some(({ questions }) => questions.length > 0)
  const [wasAsking, setAsking] = useState(isAsking)
  if (isAsking && !wasAsking) setAsking(true)
  return (
    <UploadsProvider application={documents} change={change} refresh={refresh}>
      {wasAsking && (
        <div className="mb-10">
          <LazyPart load={loadQuestions}>
            {({ Questions }) => (
              <Questions travellers={documents.applicants} submitBy={null} refresh={refresh} />
            )}
          </LazyPart>
        </div>
      )}
      <Contents />
    </UploadsProvider>
  )
}

function Contents() {
  const t = useTranslate()
  const { application } = useUploads()
  const [applicant] = application.applicants
  if (!applicant) return null
  const { uploaded, total, complete } = progressOf(application, applicant)
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('traveller.documents.title')}</h1>
      <p className="mt-3 max-w-prose text-quiet">{t('traveller.documents.text')}</p>
      <p className="figures mt-5 text-sm font-semibold">
        {t('document.progress.text', { uploaded, total })}
      </p>
      <Progress
        label={t('document.progress.label')}
        className="mt-2"
        max={total}
        value={uploaded}
      />
      {/* Present from the start, so that updates are announced. */}
      <div role="status">
        {complete && (
          <Notice tone="success" title={t('traveller.documents.done.title')} className="mt-6">
            {t('traveller.documents.done.text')}
          </Notice>
        )}
      </div>
      <ul className="mt-6 space-y-4">
        {application.requiredDocuments.map((type) => (
          <li key={type}>
            <DocumentCard applicant={applicant} type={type} />
          </li>
        ))}
      </ul>
    </>
  )
}
