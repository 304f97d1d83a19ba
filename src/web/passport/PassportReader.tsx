import { useContext, useEffect, useId, useRef, useState } from 'react'
import type { ApplicantValues } from '../form/applicant/values.ts'
import { GroupLevel } from '../form/Group.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon, passportIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { useSlow } from '../ui/use-slow.ts'
import { Compare } from './Compare.tsx'
import type { PassportValues } from './comparison.ts'
import type { PageStore } from './page-store.ts'
import { StoredPage } from './StoredPage.tsx'
import { type Found, type ReadingState, useReading } from './use-reading.ts'

type PassportReaderProps = Readonly<{
  /** The heading while nothing is read. */
  title?: string
  lead?: string
  /** The passport was read earlier; a stored picture implies it. */
  isRead?: boolean
  /** What to do if a value is wrong. */
  readLead?: string
  /** Advice on the passport read. */
  advice?: Elements
  /** The traveller's number from 1, if there are several. */
  number?: number
  /** The answers so far, read when a passport was. */
  typed: () => ApplicantValues
  /** The user confirmed the values. */
  onTake: (values: PassportValues, file: File) => Promise<unknown> | undefined
  /** The stored picture: its id, '' for none. Omitted if pictures are not stored. */
  kept?: Readonly<{ page: string; place: PageStore; text: string; onRemove: () => void }>
  read?: Parameters<typeof useReading>[0]
}>

/**
 * Reads a passport from the camera, a picture or a PDF on this device; the values are shown beside
 * their lines and fill in the form once confirmed.
 */
export function PassportReader(props: PassportReaderProps) {
  const { number, typed, onTake, kept, read } = props
  const page = kept?.page ?? ''
  const t = useTranslate()
  const toast = useToast()
  const { title = t('passport.title'), lead = t('passport.lead') } = props
  const { readLead = t('passport.read.lead') } = props
  const id = useId()
  const { state, start, stop, leave } = useReading(read)
  const [keeping, setKeeping] = useState<KeepingState>('no')
  const [isDone, setDone] = useState(false)
  const [isAgain, setAgain] = useState(false)
  const isRead = isDone || props.isRead === true || page !== ''
  const isFolded = isRead && !isAgain && state.step === 'idle'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isDone || isAgain) heading.current?.focus()
  }, [isDone, isAgain])

  const choose = (file: File | undefined) => {
    if (!file) return
    setDone(false)
    setAgain(false)
    void start(file)
  }
  const take = (values: PassportValues, { file }: Found) => {
    leave()
    setDone(true)
    const keeps = onTake(values, file)
    if (!keeps) return
    setKeeping('saving')
    keeps.then(
      () => setKeeping('no'),
      () => {
        setKeeping('failed')
        // Another step or traveller is shown by now.
        if (!heading.current) toast({ title: t('passport.kept.failed'), tone: 'error' })
      },
    )
  }
  const Heading = useContext(GroupLevel)

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line p-4 sm:p-5">
      <Heading
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        className="flex items-center gap-2 text-lg"
      >
        {isFolded ? (
          <Icon path={checkIcon} className="size-6 text-leaf" />
        ) : (
          <Icon path={passportIcon} className="size-6 text-ocean" />
        )}
        <span>{isFolded ? t('passport.done') : title}</span>
      </Heading>
      {isFolded ? (
        <>
          <p className="mt-1 max-w-prose text-sm text-quiet">{readLead}</p>
          {props.advice}
          <Button look="quiet" className="-ms-3 mt-1 px-3!" onClick={() => setAgain(true)}>
            {t('passport.again')}
          </Button>
        </>
      ) : state.step === 'found' ? (
        <Compare found={state.found} typed={typed} onTake={take} onStop={leave} />
      ) : (
        <Source hintId={`${id}-lead`} lead={lead} number={number} onChoose={choose} />
      )}
      <div role="status" className="empty:hidden">
        <Reading state={state} onRetry={choose} />
        <Keeping state={keeping} />
      </div>
      {state.step === 'reading' && (
        <Button look="quiet" className="-ms-3 mt-1 px-3!" onClick={stop}>
          {t('passport.stop')}
        </Button>
      )}
      {kept && page && <StoredPage key={page} id={page} {...kept} />}
    </section>
  )
}

type SourceProps = Readonly<{
  hintId: string
  lead: string
  number: number | undefined
  onChoose: (file: File | undefined) => void
}>

/** Where the passport is read from: the camera, where there is one, or a file. */
function Source({ hintId, lead, number, onChoose }: SourceProps) {
  const t = useTranslate()
  const labelOf = (action: string) =>
    number === undefined ? action : t('passport.for', { action, number })
  return (
    <>
      <p id={hintId} className="mt-1 max-w-prose text-sm text-quiet">
        {lead}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <FileButton
          label={labelOf(t('passport.camera'))}
          hintId={hintId}
          accept="image/*"
          capture
          onFiles={([file]) => onChoose(file)}
          className="hidden flex-1 any-pointer-coarse:block sm:flex-none"
        >
          {t('passport.camera')}
        </FileButton>
        <FileButton
          label={labelOf(t('passport.choose'))}
          hintId={hintId}
          accept="image/*,application/pdf"
          onFiles={([file]) => onChoose(file)}
          className="flex-1 sm:flex-none"
        >
          {t('passport.choose')}
        </FileButton>
      </div>
    </>
  )
}

type KeepingState = 'no' | 'saving' | 'failed'

function Keeping({ state }: Readonly<{ state: KeepingState }>) {
  const t = useTranslate()
  if (state === 'no') return null
  const words = t(`passport.kept.${state}`)
  if (state === 'saving') return <p className="mt-2 text-sm text-quiet">{words}</p>
  return (
    <Notice tone="warning" className="mt-3">
      {words}
    </Notice>
  )
}

type ReadingProps = Readonly<{ state: ReadingState; onRetry: (file: File) => void }>

/** How the reading goes, or went wrong. */
function Reading({ state, onRetry }: ReadingProps) {
  const t = useTranslate()
  const isSlow = useSlow(state.step === 'reading')
  return (
    <>
      {state.step === 'reading' && (
        <p className="mt-3 flex items-center gap-3">
          <Button look="secondary" busy>
            {t('passport.reading')}
          </Button>
        </p>
      )}
      {isSlow && <p className="mt-2 text-sm text-quiet">{t('passport.slow')}</p>}
      <Trouble step={state.step} />
      {state.step === 'undone' && (
        <Notice className="mt-3" title={t('passport.undone.title')}>
          <p>{t('passport.undone.text')}</p>
          <Button look="secondary" className="mt-3" onClick={() => onRetry(state.file)}>
            {t('passport.retry')}
          </Button>
        </Notice>
      )}
    </>
  )
}

/** Advice after a failed reading. */
function Trouble({ step }: Readonly<{ step: ReadingState['step'] }>) {
  const t = useTranslate()
  if (step === 'other' || step === 'failed' || step === 'changed') {
    return (
      <Notice tone="warning" className="mt-3" title={t(`passport.${step}.title`)}>
        {t(`passport.${step}.text`)}
      </Notice>
    )
  }
  if (step !== 'notFound') return null
  return (
    <Notice tone="warning" className="mt-3" title={t('passport.notFound.title')}>
      <ul className="list-disc ps-5">
        {([1, 2, 3] as const).map((each) => (
          <li key={each}>{t(`passport.notFound.${each}`)}</li>
        ))}
      </ul>
      <p className="mt-1">{t('passport.notFound.else')}</p>
    </Notice>
  )
}
