import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { greetingLimits } from '#domain/greeting.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { useSending } from '../parts/use-sending.ts'
import { GreetingFields } from './GreetingFields.tsx'
import { type Greetings, greetingsKey } from './use-office.ts'

type GreetingsFormProps = Readonly<{ first: Greetings; isFixed: boolean }>

/** Why greetings cannot be kept; null when they can. */
function problemOf(greetings: Greetings): 'path' | 'twice' | 'seconds' | 'words' | null {
  const { leastSeconds, mostSeconds } = greetingLimits
  if (greetings.some(({ path }) => !/^\/[\w\-./]*$/.test(path))) return 'path'
  if (new Set(greetings.map(({ path }) => path)).size < greetings.length) return 'twice'
  if (greetings.some(({ afterSeconds: s }) => !(s >= leastSeconds && s <= mostSeconds))) {
    return 'seconds'
  }
  return greetings.some(({ builtIn, texts }) => builtIn === null && !texts.en) ? 'words' : null
}

const fresh: Greetings[number] = { path: '/', afterSeconds: 20, builtIn: 'help', texts: {} }

/** What the chat says by itself, page by page; nothing at first. */
export function GreetingsForm({ first, isFixed }: GreetingsFormProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const [greetings, set] = useState(first)
  const [isRefused, refuse] = useState(false)
  const { isBusy, error, send } = useSending()
  const problem = problemOf(greetings)
  const save = async () => {
    refuse(problem !== null)
    if (problem !== null || isBusy) return
    const isDone = await send(async () => {
      const saved = await call('PUT /api/admin/settings/greetings', { body: { greetings } })
      client.setQueryData(greetingsKey, saved)
    })
    if (isDone) toast({ tone: 'success', title: t('staff.team.settings.saved') })
  }
  const change = (index: number, to: Greetings[number] | null) =>
    set(greetings.flatMap((each, at) => (at === index ? (to ?? []) : each)))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {greetings.length === 0 && (
        <p className="text-sm text-quiet">{t('staff.office.greetings.none')}</p>
      )}
      <fieldset disabled={isFixed} className="min-w-0 space-y-4">
        <legend className="sr-only">{t('staff.office.greetings')}</legend>
        {greetings.map((greeting, index) => (
          <GreetingFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a greeting is its place
            key={index}
            greeting={greeting}
            isFixed={isFixed}
            onChange={(to) => change(index, to)}
          />
        ))}
      </fieldset>
      {isRefused && problem && (
        <Notice tone="error" role="alert" className="mt-4">
          {t(`staff.office.greetings.problem.${problem}`)}
        </Notice>
      )}
      <ErrorNotice error={error} className="mt-4" />
      {!isFixed && (
        <div className="mt-4 flex flex-wrap gap-3">
          {greetings.length < greetingLimits.greetings && (
            <Button look="secondary" onClick={() => set([...greetings, fresh])}>
              {t('staff.office.greetings.add')}
            </Button>
          )}
          {(greetings.length > 0 || first.length > 0) && (
            <Button type="submit" busy={isBusy}>
              {t('staff.parts.save')}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
