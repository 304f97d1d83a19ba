import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { AnswerOf } from '#client/route.ts'
import {
  type LetterKind,
  type LetterReaders,
  type LetterStanding,
  letterKinds,
  letterReaders,
  letterStandings,
} from '#domain/letter.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { fresh, useAsked } from '../parts/asked.ts'
import { LinkButton } from '../parts/LinkButton.tsx'
import { LetterDialog } from '../parts/letter/LetterDialog.tsx'
import { hasTrouble, kindWords, letterWords, standingLooks } from '../parts/letter/letter-words.ts'
import { SendAgain } from '../parts/letter/SendAgain.tsx'
import type { Column } from '../parts/list/columns.ts'
import { Pages } from '../parts/list/Pages.tsx'
import { Table } from '../parts/list/Table.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { placePath } from '../parts/paths.ts'
import { Select } from '../parts/Select.tsx'
import { useAddressQuery } from '../parts/use-address-query.ts'
import { useKeys } from '../parts/use-keys.ts'
import { useMay } from '../parts/use-me.ts'

/** Every e-mail of ours with its state; those that failed are noticed first. */
export function LettersPage() {
  const t = useTranslate()
  const may = useMay()
  const [query, setQuery] = useAddressQuery()
  // Addresses stay out of the address of the page.
  const [search, setSearch] = useState('')
  const question = { ...questionIn(query), ...(search !== '' && { search }) }
  const change = (changed: Readonly<Record<string, string>>) => {
    const next = Object.entries({ ...Object.fromEntries(query), ...changed })
    setQuery(new URLSearchParams(next.filter(([, value]) => value !== '')))
  }
  return (
    <PageFrame
      title={t('staff.letter.title')}
      lead={t('staff.letter.lead')}
      actions={
        may('letter.send') && (
          <Link to={placePath('email-test')} className={buttonClass('secondary')}>
            {t('staff.letter.failed.test')}
          </Link>
        )
      }
    >
      {question.state !== 'failed' && <FailedLetters onShow={() => change({ state: 'failed' })} />}
      <LetterFilters question={question} onChange={change} onSearch={setSearch} />
      {question.applicationId !== undefined && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span>{t('staff.letter.one')}</span>
          <LinkButton className="min-h-11" onClick={() => change({ applicationId: '' })}>
            {t('staff.letter.one.clear')}
          </LinkButton>
        </p>
      )}
      <LetterList question={question} />
    </PageFrame>
  )
}

function questionIn(query: URLSearchParams): LetterQuestion {
  const state = letterStandings.find((each) => each === query.get('state'))
  const kind = letterKinds.find((each) => each === query.get('kind'))
  const to = letterReaders.find((each) => each === query.get('to'))
  const id = Number(query.get('applicationId'))
  return {
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(to ? { to } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { applicationId: id } : {}),
  }
}

/** Says that letters failed before anybody looks for them. */
function FailedLetters({ onShow }: Readonly<{ onShow: () => void }>) {
  const t = useTranslate()
  const { data } = useAsked(
    [...lettersKey, 'failed-count'],
    'GET /api/admin/letters',
    { query: { state: 'failed', limit: 100 } },
    fresh,
  )
  const count = data?.items.length ?? 0
  if (count === 0) return null
  const more = data?.nextCursor ? 'yes' : 'no'
  return (
    <Notice tone="error" title={t('staff.letter.failed.title', { count, more })}>
      <p>{t('staff.letter.failed.text')}</p>
      <Button look="secondary" className="mt-3" onClick={onShow}>
        {t('staff.letter.failed.show')}
      </Button>
    </Notice>
  )
}

function LetterList({ question }: Readonly<{ question: LetterQuestion }>) {
  const t = useTranslate()
  const columns = columnsOf(t, useLanguage(), useMay())
  const text = Object.keys(question).length > 0 ? 'empty.state' : 'empty.text'
  return (
    <Pages
      query={useLetters(question)}
      empty={{ title: t('staff.letter.empty.title'), text: t(`staff.letter.${text}`) }}
      end={t('staff.letter.end')}
    >
      {(letters) => (
        <Table
          label={t('staff.letter.list')}
          columns={columns}
          rows={letters}
          keyOf={({ id }) => id}
        />
      )}
    </Pages>
  )
}

/** What stands in the list of letters, and on its cards. */
const columnsOf = (
  t: Translate,
  language: Language,
  may: ReturnType<typeof useMay>,
): readonly Column<Letter>[] => [
  {
    name: 'kind',
    head: t('staff.letter.kind.label'),
    cell: (letter) => (
      <span className="flex flex-wrap items-center gap-x-3">
        <OpenLetter letter={letter} />
        {letter.isCopy && <span className="text-quiet">{t('staff.letter.copy')}</span>}
      </span>
    ),
    card: { line: 1 },
  },
  {
    name: 'state',
    head: t('staff.letter.state'),
    width: 'w-34',
    cell: (letter) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge {...standingLooks[letter.standing]}>
          {t(`staff.letter.state.${letter.standing}`)}
        </Badge>
        {hasTrouble(letter) && (
          <span className="text-sm text-quiet">{t(`staff.letter.trouble.${letter.trouble}`)}</span>
        )}
      </span>
    ),
    card: { line: 1, isEnd: true },
  },
  {
    name: 'recipient',
    head: t('staff.letter.fact.recipient'),
    width: 'w-64',
    cell: ({ recipient }) => (
      <span className="reads-ltr wrap-anywhere text-quiet">{recipient}</span>
    ),
    card: { line: 2 },
  },
  {
    name: 'about',
    head: t('staff.letter.fact.application'),
    width: 'w-32',
    cell: ({ applicationId, reference, conversationId }) =>
      applicationId !== null && reference !== null ? (
        <Link to={applicationPath(applicationId)} className="link figures reads-ltr relative">
          {reference}
        </Link>
      ) : (
        conversationId !== null &&
        may('chat.read') && (
          <Link to={placePath(`chat/${conversationId}`)} className="link relative">
            {t('staff.letter.fact.conversation')}
          </Link>
        )
      ),
    card: { line: 3 },
  },
  {
    name: 'when',
    head: t('staff.letter.fact.sent'),
    width: 'w-44',
    cell: ({ sentAt, createdAt, attempts }) => {
      const at = sayMoment(sentAt ?? createdAt, language)
      return (
        <span className="flex flex-wrap gap-x-3 text-quiet">
          <span className="figures">{sentAt ? at : t('staff.letter.created', { at })}</span>
          {attempts > 1 && <span>{t('staff.letter.attempts', { count: attempts })}</span>}
        </span>
      )
    },
    card: { line: 3 },
  },
  {
    name: 'again',
    head: <span className="sr-only">{t('staff.letter.again')}</span>,
    width: 'w-36',
    isEnd: true,
    cell: (letter) => <Again letter={letter} />,
    card: { line: 3, isEnd: true },
  },
]

/** What a letter is; a press anywhere in its row opens it. */
function OpenLetter({ letter }: Readonly<{ letter: Letter }>) {
  const { t, language } = useWords()
  const [isOpen, setOpen] = useState(false)
  const kind = letterWords(letter, t)
  const at = sayMoment(letter.sentAt ?? letter.createdAt, language)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('staff.letter.open', { kind, recipient: letter.recipient, at })}
        onClick={() => setOpen(true)}
        className="text-start font-semibold after:absolute after:inset-0"
      >
        {kind}
      </button>
      {isOpen && <LetterDialog letter={letter} onClose={() => setOpen(false)} />}
    </>
  )
}

function Again({ letter }: Readonly<{ letter: Letter }>) {
  const client = useQueryClient()
  return (
    <SendAgain
      letter={letter}
      className="relative -me-3"
      onSent={() => client.invalidateQueries({ queryKey: lettersKey })}
    />
  )
}

type LetterFiltersProps = Readonly<{
  question: LetterQuestion
  onChange: (change: Partial<Record<'state' | 'kind' | 'to', string>>) => void
  onSearch: (search: string) => void
}>

/** Finds letters by a part of the address or the number of an application, by kind, and by what became of them. */
function LetterFilters({ question, onChange, onSearch }: LetterFiltersProps) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() }, { isOn: true })
  return (
    <div className="flex flex-wrap gap-2">
      <PausedSearch
        ref={input}
        search={question.search ?? ''}
        onSearch={onSearch}
        words="staff.letter.search"
        className="min-w-0 flex-1 basis-64"
      />
      <Select
        aria-label={t('staff.letter.kind.label')}
        value={question.to ?? question.kind ?? ''}
        choices={[
          { value: '', label: t('staff.letter.kind.all') },
          ...letterReaders.map((value) => ({ value, label: t(`staff.letter.to.${value}`) })),
          ...letterKinds.map((value) => ({ value, label: kindWords(value, t) })),
        ]}
        onChoose={(chosen) => {
          const isTo = letterReaders.some((each) => each === chosen)
          onChange(isTo ? { to: chosen, kind: '' } : { to: '', kind: chosen })
        }}
        className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-32"
      />
      <Select
        aria-label={t('staff.letter.state')}
        value={question.state ?? ''}
        choices={[
          { value: '', label: t('staff.letter.state.all') },
          ...letterStandings.map((value) => ({ value, label: t(`staff.letter.state.${value}`) })),
        ]}
        onChoose={(state) => onChange({ state })}
        className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-32"
      />
    </div>
  )
}

type Letter = AnswerOf<'GET /api/admin/letters'>['items'][number]
type LetterQuestion = Readonly<{
  search?: string
  state?: LetterStanding
  kind?: LetterKind
  to?: LetterReaders
  applicationId?: number
}>

const lettersKey = ['staff', 'letters'] as const

/** Letters on their way change by themselves: the first page is asked for again, in milliseconds. */
const refreshEvery = 15_000

function useLetters(question: LetterQuestion) {
  return usePages(
    [...lettersKey, question],
    (part, signal) => call('GET /api/admin/letters', { query: { ...question, ...part }, signal }),
    { every: refreshEvery },
  )
}
