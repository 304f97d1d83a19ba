import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { letterKinds, letterStandings } from '#domain/letter.ts'
import { call } from '../../api/client.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pages } from '../parts/list/Pages.tsx'
import { Table } from '../parts/list/Table.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMay } from '../parts/use-me.ts'
import { columnsOf } from './columns.tsx'
import { LetterFilters } from './LetterFilters.tsx'
import { type LetterQuestion, lettersKey, useLetters } from './use-letters.ts'

/** Every e-mail of ours with its state; those that failed are noticed first. */
export function LettersPage() {
  const t = useTranslate()
  const may = useMay()
  const [query, setQuery] = useSearchParams()
  const [search, setSearch] = useState('')
  const question = { ...questionIn(query), ...(search !== '' && { search }) }
  const change = (changed: Readonly<Record<string, string>>) =>
    setQuery((before) => {
      const next = Object.entries({ ...Object.fromEntries(before), ...changed })
      return next.filter(([, value]) => value !== '')
    })
  return (
    <PageFrame
      title={t('staff.letter.title')}
      lead={t('staff.letter.lead')}
      actions={
        may('letter.send') && (
          <Link to={`${staffPages.admin}/email-test`} className={buttonClass('secondary')}>
            {t('staff.letter.failed.test')}
          </Link>
        )
      }
    >
      {question.state !== 'failed' && <FailedLetters onShow={() => change({ state: 'failed' })} />}
      <LetterFilters question={question} onChange={change} onSearch={setSearch} />
      {question.applicationId !== undefined && (
        <p className="flex flex-wrap items-center gap-x-4">
          {t('staff.letter.one')}
          <button
            type="button"
            className="link min-h-11"
            onClick={() => change({ applicationId: '' })}
          >
            {t('staff.letter.one.clear')}
          </button>
        </p>
      )}
      <LetterList question={question} />
    </PageFrame>
  )
}

function questionIn(query: URLSearchParams): LetterQuestion {
  const state = letterStandings.find((each) => each === query.get('state'))
  const kind = letterKinds.find((each) => each === query.get('kind'))
  const id = Number(query.get('applicationId'))
  return {
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(Number.isSafeInteger(id) && id > 0 ? { applicationId: id } : {}),
  }
}

/** Says that letters failed before anybody looks for them. */
function FailedLetters({ onShow }: Readonly<{ onShow: () => void }>) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: [...lettersKey, 'failed-count'],
    queryFn: ({ signal }) =>
      call('GET /api/admin/letters', { query: { state: 'failed', limit: 100 }, signal }),
    refetchOnMount: 'always',
  })
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
