import { type FormEvent, useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useSending } from '../parts/use-sending.ts'
import type { Candidate, Entry } from './batch.ts'

type Choice = Pick<Candidate, 'applicantId' | 'firstName' | 'lastName' | 'reference'>
type AssignVisaProps = Readonly<{
  entry: Entry
  onGive: (entry: Entry, applicantId: number) => Promise<void>
}>

/** So many applications are opened to show who travels. */
const mostApplications = 5

async function findTravellers(search: string): Promise<Choice[]> {
  const { items } = await call('GET /api/admin/applications', { query: { search } })
  const found = await Promise.all(
    items.slice(0, mostApplications).map(async ({ id, reference }) => {
      const travellers = await call('GET /api/admin/applicants', { query: { applicationId: id } })
      return travellers.map(({ id: applicantId, firstName, lastName }) => ({
        ...{ applicantId, firstName, lastName, reference },
      }))
    }),
  )
  return found.flat()
}

/** Whose a document is that names nobody, or several: chosen of those, or searched for. */
export function AssignVisa({ entry, onGive }: AssignVisaProps) {
  const t = useTranslate()
  const id = useId()
  const sending = useSending()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Choice[] | null>(null)
  const named = entry.document?.candidates ?? []
  const choices = found ?? named
  const file = entry.fileName

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim()) void sending.send(async () => setFound(await findTravellers(text.trim())))
  }
  return (
    <div className="mt-1 space-y-1">
      {choices.map((choice) => {
        const name = `${choice.firstName} ${choice.lastName}`.trim()
        return (
          <Button
            key={choice.applicantId}
            look="secondary"
            className={compact}
            busy={sending.isBusy}
            aria-label={t('staff.visa.assign.choose', { file, name, reference: choice.reference })}
            onClick={() => void sending.send(() => onGive(entry, choice.applicantId))}
          >
            <bdi>{name}</bdi>
            <bdi className="font-normal text-quiet">{choice.reference}</bdi>
          </Button>
        )
      })}
      {found?.length === 0 && (
        <p role="status" className="text-sm text-quiet">
          {t('staff.visa.assign.none')}
        </p>
      )}
      <form onSubmit={search} className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          {t('staff.visa.assign', { file })}
        </label>
        <input
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          placeholder={t('staff.visa.assign.label')}
          onChange={({ target }) => setText(target.value)}
          className="min-h-11 min-w-0 flex-1 rounded-field border border-edge bg-surface px-3 text-sm text-ink placeholder:text-quiet hover:border-ocean"
        />
        <Button type="submit" look="quiet" className={compact} busy={sending.isBusy}>
          {t('staff.visa.assign.search')}
        </Button>
      </form>
      <ErrorNotice error={sending.error} />
    </div>
  )
}
