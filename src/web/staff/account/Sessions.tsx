import { browserName } from '#domain/staff/browser-name.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ActionLine } from '../parts/ActionLine.tsx'
import { OpenButton } from '../parts/OpenButton.tsx'
import { Section } from '../parts/Section.tsx'
import { EverywhereDialog } from '../parts/sign-out.tsx'
import type { Account } from '../parts/use-account.ts'
import { useChange } from './use-change.ts'

type Session = Account['sessions'][number]

/** The browsers that are signed in: this one first. */
export function Sessions({ account }: Readonly<{ account: Account }>) {
  const t = useTranslate()
  const sessions = account.sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <Section title={t('staff.account.sessions.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <OpenButton
        look="danger"
        className="mt-4"
        opens={(close) => <EverywhereDialog onClose={close} />}
      >
        {t('staff.parts.everywhere')}
      </OpenButton>
    </Section>
  )
}

function SessionLine({ session }: Readonly<{ session: Session }>) {
  const { t, language } = useWords()
  const change = useChange()
  const known = browserName(session.userAgent)
  const browser = known
    ? t('staff.account.sessions.browser', known)
    : t('staff.account.sessions.unknown')
  const seen = sayMoment(session.lastSeenAt, language)
  const signedIn = sayMoment(session.createdAt, language)
  const end = {
    words: t('staff.account.sessions.end'),
    label: t('staff.account.sessions.end.label', { browser, seen }),
    done: t('staff.account.sessions.ended'),
    work: () =>
      change(() => call('DELETE /api/admin/account/sessions/{id}', { params: { id: session.id } })),
  }
  return (
    <ActionLine
      title={
        <>
          <span>{browser}</span>
          {session.current && <Badge tone="info">{t('staff.account.sessions.this')}</Badge>}
        </>
      }
      text={t('staff.account.sessions.line', { signedIn, seen })}
      action={session.current ? null : end}
    />
  )
}
