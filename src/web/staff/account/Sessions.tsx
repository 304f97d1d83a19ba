import { useState } from 'react'
import { endOneSession } from '#contract/staff/account.ts'
import { logoutEverywhere } from '#contract/staff/login.ts'
import { browserName } from '#domain/browser-name.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Section } from '../parts/Section.tsx'
import type { Account } from '../parts/use-account.ts'
import { useSending } from '../parts/use-sending.ts'
import { useChange } from './use-change.ts'
import { useLeaving } from './use-leaving.ts'

type Session = Account['sessions'][number]

/** The browsers that are signed in: this one first. */
export function Sessions({ account }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const sessions = account.sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <Section title={t('staff.account.sessions.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <Button look="danger" className="mt-4" onClick={() => setAsking(true)}>
        {t('staff.parts.everywhere')}
      </Button>
      {isAsking && <EverywhereDialog onClose={() => setAsking(false)} />}
    </Section>
  )
}

function SessionLine({ session }: Readonly<{ session: Session }>) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const change = useChange()
  const sending = useSending()
  const known = browserName(session.userAgent)
  const browser = known
    ? t('staff.account.sessions.browser', known)
    : t('staff.account.sessions.unknown')
  const seen = sayMoment(session.lastSeenAt, language)
  const end = async () => {
    const work = () => change(() => call(endOneSession, { params: { id: session.id } }))
    if (await sending.send(work)) toast({ title: t('staff.account.sessions.ended') })
  }
  return (
    <li className="py-2">
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {browser}
            {session.current && <Badge tone="info">{t('staff.account.sessions.this')}</Badge>}
          </p>
          <p className="text-sm text-quiet">
            {t('staff.account.sessions.line', {
              signedIn: sayMoment(session.createdAt, language),
              seen,
            })}
          </p>
        </div>
        {!session.current && (
          <Button
            look="quiet"
            busy={sending.isBusy}
            aria-label={t('staff.account.sessions.end.label', { browser, seen })}
            onClick={() => void end()}
          >
            {t('staff.account.sessions.end')}
          </Button>
        )}
      </div>
      <ErrorNotice error={sending.error} className="mt-2" />
    </li>
  )
}

function EverywhereDialog({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const leave = useLeaving()
  return (
    <AskDialog
      title={t('staff.parts.everywhere.title')}
      action={t('staff.parts.everywhere')}
      isGrave
      onYes={() => leave(() => call(logoutEverywhere, {}))}
      onClose={onClose}
    >
      <p>{t('staff.parts.everywhere.text')}</p>
    </AskDialog>
  )
}
