import { Link, useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMay } from '../shell/use-me.ts'
import { FailedLetters } from './FailedLetters.tsx'
import { LetterList } from './LetterList.tsx'
import { type LetterQuestion, type LetterState, letterStates } from './use-letters.ts'

/** Every e-mail of ours with its state; those that failed are noticed first. */
export function LettersPage() {
  const t = useTranslate()
  const may = useMay()
  const [query, setQuery] = useSearchParams()
  const question = questionIn(query)
  const show = (state: LetterState | null) => setQuery(state ? { state } : {})
  return (
    <PageFrame
      title={t('backOffice.letters.title')}
      lead={t('backOffice.letters.lead')}
      actions={
        may('letter.send') && (
          <Link to={`${staffPages.admin}/email-test`} className={buttonClass('secondary')}>
            {t('backOffice.letters.failed.test')}
          </Link>
        )
      }
    >
      {question.state !== 'failed' && <FailedLetters onShow={() => show('failed')} />}
      <States chosen={question.state ?? null} onChoose={show} />
      {question.applicationId !== undefined && (
        <p className="flex flex-wrap items-center gap-x-4">
          {t('backOffice.letters.one')}
          <button type="button" className="link min-h-11" onClick={() => show(null)}>
            {t('backOffice.letters.one.clear')}
          </button>
        </p>
      )}
      <LetterList question={question} />
    </PageFrame>
  )
}

function questionIn(query: URLSearchParams): LetterQuestion {
  const state = letterStates.find((each) => each === query.get('state'))
  const id = Number(query.get('applicationId'))
  return {
    ...(state ? { state } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { applicationId: id } : {}),
  }
}

type StatesProps = Readonly<{
  chosen: LetterState | null
  onChoose: (state: LetterState | null) => void
}>

function States({ chosen, onChoose }: StatesProps) {
  const t = useTranslate()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('backOffice.letters.state')}</legend>
      {[null, ...letterStates].map((state) => (
        <label
          key={state ?? 'all'}
          className="flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 text-sm font-semibold has-checked:border-ocean has-checked:bg-ocean-tint has-checked:text-ocean has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ocean"
        >
          <input
            type="radio"
            name="letter-state"
            className="sr-only"
            checked={chosen === state}
            onChange={() => onChoose(state)}
          />
          {t(`backOffice.letters.state.${state ?? 'all'}`)}
        </label>
      ))}
    </fieldset>
  )
}
