import { useEffect } from 'react'
import type { StaffMessenger } from '#contract/staff/messenger.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { useMinute } from '../use-minute.ts'
import { isFree, placesWords, wayWords } from './messenger.ts'

type MessengerWaysProps = Readonly<{
  contacts: readonly StaffMessenger[]
  isOnSite: boolean
  email: 'email' | 'unread' | null
  /** What is known is older than a window that has shut: asks again. */
  onStale: () => void
}>

/** Where an answer goes, and what a messenger takes at this minute; nothing where there is none. */
export function MessengerWays({ contacts, onStale, ...around }: MessengerWaysProps) {
  const t = useTranslate()
  const now = useMinute()
  const reader = { t, language: useLanguage(), now }
  const isStale = contacts.some((each) => each.isOpen && !isFree(each, now))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each window that shuts
  useEffect(() => {
    if (isStale) onStale()
  }, [isStale])
  if (contacts.length === 0) return null
  return (
    <div role="status" className="space-y-1 text-xs text-quiet">
      <p>{placesWords(contacts, around, reader)}</p>
      {contacts.map((contact) => {
        const way = wayWords(contact, reader)
        return (
          way && (
            <div key={contact.messenger}>
              <p className={isFree(contact, now) ? '' : 'text-amber'}>{way.words}</p>
              {way.notice && (
                <blockquote
                  dir="auto"
                  className="mt-1 border-s-2 border-line ps-2 wrap-anywhere text-ink"
                >
                  {way.notice}
                </blockquote>
              )}
            </div>
          )
        )
      })}
    </div>
  )
}
