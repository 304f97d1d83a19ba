import { useEffect, useRef } from 'react'
import type { Translate } from '#phrases/translate.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { slotId } from './anchor.ts'
import type { MissingSlot } from './checklist.ts'
import { type Slot, slotKey } from './uploads.ts'
import { useTravellerName } from './use-traveller-name.ts'

type MissingListProps = Readonly<{
  missing: readonly MissingSlot[]
  /** Changes with each attempt, moving focus to the list. */
  tries: number
  onGo: (slot: Slot) => void
}>

/** Further ones are only counted. */
const mostListed = 8

export function MissingList({ missing, tries, onGo }: MissingListProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) box.current?.focus()
  }, [tries])
  const more = missing.length - mostListed
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mt-4 rounded-card border-2 border-clay bg-clay-tint p-4"
    >
      <p className="font-semibold">
        {t(
          missing.every(({ doubt }) => doubt)
            ? 'document.complete.doubt.title'
            : 'document.complete.missing.title',
        )}
      </p>
      <ul className="mt-1">
        {missing.slice(0, mostListed).map((slot) => (
          <li key={slotKey(slot)}>
            <a
              href={`#${slotId(slot)}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(slot)
              }}
              className="inline-block py-1.5 font-semibold text-clay underline underline-offset-4"
            >
              {t('document.complete.missing.line', {
                document: t(`document.type.${slot.documentType}`),
                name: nameOf(slot.applicant),
              })}
            </a>
            {slot.doubt && <p className="text-sm">{doubtWords(slot.doubt, t)}</p>}
          </li>
        ))}
        {more > 0 && (
          <li className="py-1.5 text-sm">{t('document.complete.missing.more', { count: more })}</li>
        )}
      </ul>
    </div>
  )
}

const doubtWords = (doubt: NonNullable<MissingSlot['doubt']>, t: Translate): string =>
  doubt === 'no-face' || doubt === 'same-file'
    ? t(`document.question.${doubt}`)
    : t(`document.reason.${doubt}`)
