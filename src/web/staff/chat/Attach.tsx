import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { call } from '../../api/client.ts'
import { boxClass } from '../../form/Field.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { namedApplication } from '../parts/references.ts'
import { useSending } from '../parts/use-sending.ts'
import { sessionKey, sessionsKey, useThread } from './queries.ts'

/** Says which application a conversation is about. */
function useAttach(id: string) {
  const client = useQueryClient()
  const { isBusy, error, send } = useSending()
  const attach = (reference: string | null) =>
    send(async () => {
      const session = await call('POST /api/admin/chat/sessions/{id}/application', {
        params: { id },
        body: { reference },
      })
      client.setQueryData(sessionKey(id), session)
      await client.invalidateQueries({ queryKey: sessionsKey })
    })
  return { isBusy, error, attach }
}

/** A conversation that names no application: the number that its visitor typed is one press away. */
export function Attach({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const id = useId()
  const { sessionId } = session
  const thread = useThread(sessionId).data
  const said = thread?.messages.flatMap(({ type, message }) => (type === 'user' ? [message] : []))
  const named = namedApplication(said ?? [])
  const { isBusy, error, attach } = useAttach(sessionId)
  const [typed, type] = useState('')
  const reference = typed.trim()
  return (
    <>
      {named !== null && (
        <p className="mb-3 flex flex-wrap items-center justify-between gap-2 rounded-field border border-ocean/40 bg-ocean-tint px-3 py-1.5 text-sm">
          <span>{t('staff.chat.side.attach.named', { reference: referenceOf(named) })}</span>
          <Button
            look="secondary"
            className={compact}
            busy={isBusy}
            onClick={() => void attach(referenceOf(named))}
          >
            {t('staff.chat.side.attach')}
          </Button>
        </p>
      )}
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (reference !== '' && !isBusy) void attach(reference)
        }}
      >
        <input
          aria-label={t('staff.chat.side.attach.reference')}
          aria-describedby={`${id}-hint`}
          placeholder="TZ-001042"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={({ target }) => type(target.value)}
          className={boxClass(false, 'min-h-11! min-w-0 flex-1 px-3! py-1.5! text-sm!')}
        />
        {reference !== '' && (
          <Button type="submit" look="secondary" className={compact} busy={isBusy}>
            {t('staff.chat.side.attach')}
          </Button>
        )}
      </form>
      <p id={`${id}-hint`} className="mt-1 text-xs text-quiet">
        {t('staff.chat.side.attach.hint')}
      </p>
      <ErrorNotice error={error} className="mt-2" />
    </>
  )
}

/** Takes back what a colleague said it is about. */
export function Detach({ id }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const { isBusy, error, attach } = useAttach(id)
  return (
    <>
      <Button
        look="quiet"
        className={`${compact} mt-1 w-full`}
        busy={isBusy}
        onClick={() => void attach(null)}
      >
        {t('staff.chat.side.detach')}
      </Button>
      <ErrorNotice error={error} className="mt-2" />
    </>
  )
}
