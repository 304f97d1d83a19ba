import { useEffect } from 'react'
import { wordsOf } from '../api/error.ts'
import { workPage } from '../api/work-page.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { OwnDocuments } from './OwnDocuments.tsx'
import { OwnForm } from './OwnForm.tsx'
import type { OwnPart } from './own-part.ts'
import { useOwnPart } from './use-own-part.ts'

/** The page of a traveller's own link: first their answers, after the payment their documents. */
function Traveller() {
  const t = useTranslate()
  const { state, reload, change } = useOwnPart()
  const part = state.show === 'part' ? state.part : null
  const waits = part !== null && part.stage !== 'answers'
  useReturning(waits, reload)
  if (state.show === 'loading') return <Loading />
  if (state.show === 'missing' || state.show === 'ended') {
    return (
      <Said title={t(`traveller.${state.show}.title`)}>{t(`traveller.${state.show}.text`)}</Said>
    )
  }
  if (state.show === 'failed') {
    return (
      <Said title={t('traveller.failed.title')}>
        <span className="block">{wordsOf(state.error, t)}</span>
        <Button look="secondary" className="mt-4" onClick={() => location.reload()}>
          {t('form.retry')}
        </Button>
      </Said>
    )
  }
  const { stage } = state.part
  if (stage === 'answers') {
    return <OwnForm key={state.part.id} part={state.part} onEnded={() => void reload(true)} />
  }
  return (
    <>
      {state.isLate && (
        <Notice tone="warning" role="alert" className="mb-6">
          {t('traveller.sent.late')}
        </Notice>
      )}
      {state.part.documents ? (
        <OwnDocuments
          documents={state.part.documents}
          change={(to) => change((now) => withDocuments(now, to))}
          refresh={() => reload()}
        />
      ) : (
        <Said title={t('traveller.sent.title')}>{t('traveller.sent.text')}</Said>
      )}
    </>
  )
}

type Documents = NonNullable<OwnPart['documents']>

const withDocuments = (part: OwnPart, to: (documents: Documents) => Documents): OwnPart =>
  part.documents ? { ...part, documents: to(part.documents) } : part

/** Reloads when the visitor returns to the page. */
function useReturning(waits: boolean, reload: () => Promise<void>): void {
  useEffect(() => {
    if (!waits) return
    const again = () => void reload()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [waits, reload])
}

function Said({ title, children }: Readonly<{ title: string; children: React.ReactNode }>) {
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <div className="mt-3 max-w-prose text-quiet">{children}</div>
    </>
  )
}

function Loading() {
  const t = useTranslate()
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t('traveller.title')}</h1>
      <p role="status" className="sr-only">
        {t('apply.loading')}
      </p>
      <Skeleton className="mt-4 h-20 w-full" />
      <Skeleton className="mt-8 h-12 w-full" />
      <Skeleton className="mt-6 h-12 w-full" />
    </>
  )
}

export const TravellerPage = workPage(Traveller, { column: 'max-w-[40rem]' })
