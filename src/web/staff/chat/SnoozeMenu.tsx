import { useId, useState } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { isSnoozeMoment, snoozeChoices, snoozeMoment } from '#domain/inbox.ts'
import { now } from '../../clock.ts'
import { boxClass } from '../../form/Field.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { clockIcon } from '../../ui/icons.ts'
import { compact } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { panelLine } from '../parts/panel.ts'
import { useChange } from './use-change.ts'

/** Puts a conversation off: it comes back by itself, or as soon as its visitor writes. */
export function SnoozeMenu({ session }: Readonly<{ session: StaffChatSession }>) {
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
  const t = useTranslate()
  const language = useLanguage()
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
  const id = useId()
  const [typed, type] = useState('')
  const until = new Date(typed)
  const isGood = typed !== '' && isSnoozeMoment(until, now())
  return (
    <form
      className="flex items-end gap-2 px-3 pt-1 pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isGood) onChoose(until)
      }}
    >
      <label htmlFor={id} className="min-w-0 flex-1 text-xs text-quiet">
        {t('staff.chat.snooze.chosen')}
        <input
          id={id}
          type="datetime-local"
          value={typed}
          onChange={({ target }) => type(target.value)}
          className={boxClass(false, 'mt-1 min-h-11! px-2! py-1.5! text-sm!')}
        />
      </label>
      <Button
        type="submit"
        look="secondary"
        className={compact}
        aria-disabled={!isGood || undefined}
      >
        {t('staff.chat.snooze.set')}
      </Button>
    </form>
  )
}
