import { useState } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { isSnoozeMoment, snoozeChoices, snoozeMoment } from '#domain/inbox.ts'
import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowLeftIcon, chevronDownIcon, clockIcon, infoIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AssignMenu } from '../parts/AssignMenu.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { compact } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { panelLine } from '../parts/panel.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { submitting } from '../parts/submitting.ts'
import { TextBox } from '../parts/TextBox.tsx'
import { useLanguageNames } from '../parts/use-language-names.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { useChange } from './queries.ts'
import { WaitingTime } from './WaitingTime.tsx'
import { visitorWords } from './words.ts'

type ConversationHeaderProps = Readonly<{
  session: StaffChatSession | null
  onLeave: () => void
  /** Null where the details stand beside the conversation. */
  onDetails: (() => void) | null
}>

export function ConversationHeader({ session, onLeave, onDetails }: ConversationHeaderProps) {
  const t = useTranslate()
  return (
    <header className="flex flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 py-1.5 md:min-h-[4.125rem] md:px-4">
      <IconButton
        path={arrowLeftIcon}
        label={t('staff.chat.talk.back')}
        onClick={onLeave}
        className="md:hidden"
        iconClass="size-5 rtl:rotate-180"
      />
      <div className="min-w-0 flex-1 py-1 md:basis-32">
        {session ? (
          <Visitor session={session} isPlain={onDetails === null} />
        ) : (
          <div className="space-y-2 py-0.5">
            <Skeleton className="h-4.5 w-40" />
            <Skeleton className="h-3.5 w-28" />
          </div>
        )}
      </div>
      {session && <Work key={session.sessionId} session={session} />}
      {onDetails && session && (
        <IconButton path={infoIcon} label={t('staff.chat.talk.details')} onClick={onDetails} />
      )}
    </header>
  )
}

type VisitorProps = Readonly<{
  session: StaffChatSession
  /** What is known of them stands beside the conversation. */
  isPlain: boolean
}>

function Visitor({ session, isPlain }: VisitorProps) {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  const { userEmail, userName, language, reference, messenger } = session
  const facts = [
    reference,
    messenger && t(`staff.messenger.${messenger.messenger}`),
    t('staff.chat.visitor.writes', { language: nameOf(language) }),
    userName ? userEmail : null,
  ].filter((fact) => fact !== null)
  return (
    <>
      <h2 className="truncate text-base leading-6">
        <bdi>{visitorWords(session, t)}</bdi>
      </h2>
      {!isPlain && (
        <p className="figures truncate text-xs text-quiet">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && <span>{' · '}</span>}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** On a phone a line of its own, which makes room while somebody types. */
function Work({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const me = useMe()
  const mayAnswer = useMay()('chat.answer')
  const { isBusy, change } = useChange(session.sessionId)
  const { staff, state, waitingSince } = session
  return (
    <div className="order-last ms-auto flex w-full items-center justify-end gap-1 max-md:ps-1 max-md:group-has-[textarea:focus]/thread:hidden md:order-none md:w-auto">
      {waitingSince && (
        <span className="me-2 max-2xl:hidden">
          <WaitingTime since={waitingSince} />
        </span>
      )}
      {!mayAnswer && (
        <p className="min-w-0 flex-1 truncate text-sm text-quiet md:max-w-64">
          {staff ? t('staff.chat.staff.other', { name: staff.name }) : t('staff.chat.staff.nobody')}
        </p>
      )}
      {mayAnswer && (
        <>
          <span className="flex min-w-0 max-md:flex-1">
            <Assigned session={session} />
          </span>
          {staff?.id !== me.id && (
            <SmallButton look="quiet" busy={isBusy} onClick={() => void change({ isMine: true })}>
              {t('staff.chat.take')}
            </SmallButton>
          )}
          {state === 'open' && (
            <>
              <SnoozeMenu session={session} />
              <SmallButton
                aria-label={t('staff.chat.close.label')}
                busy={isBusy}
                onClick={() => void change({ state: 'closed' })}
              >
                {t('staff.chat.close')}
              </SmallButton>
            </>
          )}
        </>
      )}
    </div>
  )
}

function Assigned({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const me = useMe()
  const { change, isBusy } = useChange(session.sessionId)
  const { staff } = session
  const who = staff
    ? staff.id === me.id
      ? t('staff.chat.staff.you')
      : t('staff.chat.staff.other', { name: staff.name })
    : t('staff.chat.staff.nobody')
  return (
    <AssignMenu
      className={buttonClass('quiet', `${compact} min-w-0! font-medium! text-quiet!`)}
      name={t('staff.chat.assign.label', { who })}
      label={
        <>
          <span className="truncate">{who}</span>
          <Icon path={chevronDownIcon} className="size-4" />
        </>
      }
      shortcut="i"
      isChat
      chosen={staff?.id ?? null}
      isBusy={isBusy}
      onGive={(assignTo) => void change({ assignTo })}
    />
  )
}

/** Puts a conversation off: it comes back by itself, or as soon as its visitor writes. */
function SnoozeMenu({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const isSnoozed = session.snoozedUntil !== null
  return (
    <PopoverButton
      className={buttonClass('quiet', `${compact} ${isSnoozed ? 'text-amber!' : ''}`)}
      name={t('staff.chat.snooze.label')}
      label={
        <>
          <Icon path={clockIcon} className="size-4.5" />
          <span className="max-xl:sr-only">
            {t(isSnoozed ? 'staff.chat.snooze.is' : 'staff.chat.snooze')}
          </span>
        </>
      }
      shortcut="h"
    >
      {(close) => <Moments session={session} onDone={close} />}
    </PopoverButton>
  )
}

function Moments({ session, onDone }: Readonly<{ session: StaffChatSession; onDone: () => void }>) {
  const { t, language } = useWords()
  const { change, isBusy } = useChange(session.sessionId)
  const put = async (until: Date | null) => {
    if (isBusy) return
    await change({ snoozeUntil: until?.toISOString() ?? null })
    onDone()
  }
  return (
    <>
      {snoozeChoices.map((choice) => {
        const until = snoozeMoment(choice, now())
        return (
          <button
            key={choice}
            type="button"
            className={`${panelLine} justify-between`}
            onClick={() => void put(until)}
          >
            <span>{t(`staff.chat.snooze.${choice}`)}</span>
            <span className="figures text-xs text-quiet">
              {sayMoment(until.toISOString(), language)}
            </span>
          </button>
        )
      })}
      <ChosenMoment onChoose={(until) => void put(until)} />
      {session.snoozedUntil && (
        <div className="mt-1.5 border-t border-line pt-1.5">
          <button
            type="button"
            className={`${panelLine} justify-between`}
            onClick={() => void put(null)}
          >
            {t('staff.chat.snooze.end')}
          </button>
        </div>
      )}
    </>
  )
}

/** Any moment, in the colleague's time zone. */
function ChosenMoment({ onChoose }: Readonly<{ onChoose: (until: Date) => void }>) {
  const t = useTranslate()
  const [typed, type] = useState('')
  const until = new Date(typed)
  const isGood = typed !== '' && isSnoozeMoment(until, now())
  return (
    <form
      className="flex items-end gap-2 px-3 pt-1 pb-2"
      onSubmit={submitting(() => isGood && onChoose(until))}
    >
      <TextBox
        label={t('staff.chat.snooze.chosen')}
        type="datetime-local"
        value={typed}
        onType={type}
        className="min-w-0 flex-1"
      />
      <SmallButton type="submit" aria-disabled={!isGood || undefined}>
        {t('staff.chat.snooze.set')}
      </SmallButton>
    </form>
  )
}
