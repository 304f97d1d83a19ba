import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { CancellationView } from '#contract/cancellation.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { boxClass } from '../form/Field.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { useName } from '../i18n/use-name.ts'
import { Button } from '../ui/Button.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { Outcome } from './Outcome.tsx'
import { type Cancellable, whomToAsk } from './traveller.ts'

type CancelFormProps = Readonly<{
  application: Cancellable
  view: CancellationView
  onDone: (view: CancellationView) => void
  onBack: () => void
}>

/** Maximum length of a reason, as on the server. */
const maxReason = 2000

/** Who leaves, the refund, the reason; the button comes last. */
export function CancelForm({ application, view, onDone, onBack }: CancelFormProps) {
  const t = useTranslate()
  const toast = useToast()
  const people = whomToAsk(application, view)
  const [ids, setIds] = useState(() => people.map(({ id }) => id))
  const [reason, setReason] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isNow = view.ends === 'now'
  const { id } = application

  const { isBusy, isDone, error, start } = useRequest(async () => {
    const body = {
      ...(isNow ? {} : { applicantIds: ids }),
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    }
    const params = { id }
    const next = await call('POST /api/applications/{id}/cancellation', { params, body })
    // A request is shown in the card from now on.
    if (isNow) toast({ tone: 'success', title: t('help.cancel.done.now') })
    onDone(next)
  })
  return (
    <div className="space-y-4">
      <h4 ref={heading} tabIndex={-1} className="sr-only">
        {t('help.cancel.show')}
      </h4>
      {isNow ? (
        people.length > 1 && <p className="text-sm text-quiet">{t('help.cancel.now.whole')}</p>
      ) : (
        <Whom people={people} ids={ids} onChange={setIds} />
      )}
      {isNow ? null : <WhatComesBack application={application} ids={ids} />}
      <Reason value={reason} onType={setReason} />
      <p className="text-sm text-quiet">
        {t(isNow ? 'help.cancel.now.text' : 'help.cancel.ask.text')}
      </p>
      <ErrorNotice error={error} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isBusy || isDone}
          aria-disabled={ids.length === 0 || undefined}
          onClick={ids.length === 0 ? undefined : () => start()}
        >
          {t(isNow ? 'help.cancel.now' : 'help.cancel.ask')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('help.cancel.keep')}
        </Button>
      </div>
    </div>
  )
}

type WhomProps = Readonly<{
  people: Cancellable['applicants']
  ids: readonly number[]
  onChange: (ids: number[]) => void
}>

function Whom({ people, ids, onChange }: WhomProps) {
  const t = useTranslate()
  const nameOf = useName()
  if (people.length < 2) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('help.cancel.whom')}</legend>
      {people.map((person) => (
        <label key={person.id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-ocean"
            checked={ids.includes(person.id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...ids, person.id] : ids.filter((each) => each !== person.id),
              )
            }
          />
          <bdi>{nameOf(person)}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

type WhatComesBackProps = Readonly<{ application: Cancellable; ids: readonly number[] }>

/** The refund for the chosen travellers, queried for each choice. */
function WhatComesBack({ application, ids }: WhatComesBackProps) {
  const { id } = application
  const chosen = ids.join(',')
  const load = useCallback(
    () =>
      call('GET /api/applications/{id}/cancellation', {
        params: { id },
        query: { applicantIds: chosen },
      }),
    [id, chosen],
  )
  const loaded = useLoaded(load, chosen !== '')
  return (
    <div aria-live="polite">
      {loaded.state === 'ready' && chosen !== '' && <Outcome view={loaded.value} />}
    </div>
  )
}

function Reason({ value, onType }: Readonly<{ value: string; onType: (text: string) => void }>) {
  const t = useTranslate()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {t('help.cancel.reason')}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={maxReason}
        value={value}
        onChange={({ target }) => onType(target.value)}
        className={boxClass(false, 'mt-1')}
      />
    </div>
  )
}
