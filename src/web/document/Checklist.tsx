import { useState } from 'react'
import { formatSentences } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Progress } from '../ui/Progress.tsx'
import { CompleteApplication } from './CompleteApplication.tsx'
import { missingSlots, totalProgress } from './checklist.ts'
import { useDesk } from './desk.tsx'
import { showPlace, slotId, travellerId } from './place.ts'
import { TravellerDocuments } from './TravellerDocuments.tsx'
import { TravellerList } from './TravellerList.tsx'
import type { Slot } from './uploads.ts'
import { uploadLimit } from './words.ts'

/** One traveller's documents at a time, beside the list of all travellers. */
export function Checklist() {
  const { application } = useDesk()
  const { applicants } = application
  const [chosen, setChosen] = useState<number | null>(null)
  const first = missingSlots(application)[0]?.applicantId ?? applicants[0]?.id
  const [opened] = useState(first)
  const current = applicants.find(({ id }) => id === (chosen ?? opened)) ?? applicants[0]
  const isMany = applicants.length > 1
  const choose = (id: number) => {
    setChosen(id)
    showPlace(travellerId(id), 'start')
  }
  const go = (slot: Slot) => {
    setChosen(slot.applicantId)
    showPlace(slotId(slot), 'center')
  }
  return (
    <div className={isMany ? '' : 'mx-auto max-w-[46rem]'}>
      <Heading />
      <div className={isMany ? 'mt-8 gap-10 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]' : 'mt-8'}>
        {isMany && current && <TravellerList currentId={current.id} onChoose={choose} />}
        <div className="min-w-0">
          {current && <TravellerDocuments key={current.id} traveller={current} onNext={choose} />}
          <CompleteApplication onGo={go} />
        </div>
      </div>
    </div>
  )
}

function Heading() {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useDesk()
  const { reference, paymentOrderId: orderId, applicants } = application
  const progress = totalProgress(application)
  return (
    <div>
      <h1 className="text-2xl sm:text-3xl">{t('document.title')}</h1>
      <p className="figures mt-1 text-quiet">
        {t('document.lead', { reference, count: applicants.length })}
      </p>
      <div className="mt-5">
        <p className="figures text-sm font-semibold">{t('document.progress.text', progress)}</p>
        <Progress
          label={t('document.progress.label')}
          className="mt-2"
          max={progress.total}
          value={progress.uploaded}
        />
      </div>
      <p className="mt-4 max-w-prose text-sm text-quiet">
        {formatSentences(
          [t('document.hint.one'), t('document.hint.sizes', { limit: uploadLimit })],
          language,
        )}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6 text-sm font-semibold">
        <a
          className="link inline-flex min-h-11 items-center"
          href={pathTo('status', language, { orderId })}
        >
          {t('document.action.status')}
        </a>
        <a className="link inline-flex min-h-11 items-center" href={pathTo('home', language)}>
          {t('document.action.home')}
        </a>
      </p>
    </div>
  )
}
