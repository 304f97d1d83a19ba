import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { NewestButton } from '../../ui/NewestButton.tsx'
import { useLogEnd } from '../../ui/use-log-end.ts'
import { dayOf, dayWords } from '../parts/day-words.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { Entry } from './Entry.tsx'
import { type Entry as AnyEntry, lastOfHeld, sideOf, withDays } from './thread.ts'

type ThreadLogProps = Readonly<{
  entries: readonly AnyEntry[]
  /** Asks for what was before; null at the beginning. */
  onEarlier: (() => void) | null
  isBusy: boolean
}>

/** The entries, newest last, where reading begins. */
export function ThreadLog({ entries, onEarlier, isBusy }: ThreadLogProps) {
  const t = useTranslate()
  const language = useLanguage()
  const newest = entries.at(-1)
  const isOwn = newest !== undefined && sideOf(newest) !== 'theirs'
  const { box, hasNews, toEnd } = useLogEnd(newest?.id ?? '', isOwn, false)
  const lines = useMemo(() => withDays(entries, dayOf), [entries])
  const undoable = useMemo(() => lastOfHeld(entries), [entries])
  const showEarlier = useEarlier(box, entries.length, onEarlier)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={t('staff.thread.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well
        tabIndex={0}
        className="flex-1 overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-3! sm:px-6"
      >
        <div className="mx-auto max-w-4xl">
          {onEarlier && (
            <div className="flex justify-center pb-3">
              <SmallButton look="quiet" busy={isBusy} onClick={showEarlier}>
                {t('staff.thread.earlier')}
              </SmallButton>
            </div>
          )}
          {entries.length === 0 && <p className="text-sm text-quiet">{t('staff.thread.none')}</p>}
          {lines.map(({ entry, day }) => (
            <div key={entry.id} className="mb-3.5">
              {day && (
                <p className="my-4 flex items-center gap-3 text-xs font-medium text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {dayWords(day, now(), t, language)}
                </p>
              )}
              <Entry entry={entry} mayUndo={undoable.has(entry.id)} />
            </div>
          ))}
        </div>
      </div>
      {hasNews && <NewestButton words={t('staff.thread.newest')} onPress={toEnd} />}
    </div>
  )
}

/** What comes above keeps in place what somebody is looking at. */
function useEarlier(
  box: { current: HTMLDivElement | null },
  count: number,
  ask: (() => void) | null,
): () => void {
  const height = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more entries are drawn
  useLayoutEffect(() => {
    if (height.current === null || !box.current) return
    box.current.scrollTop += box.current.scrollHeight - height.current
    height.current = null
  }, [count])
  return useCallback(() => {
    height.current = box.current?.scrollHeight ?? null
    ask?.()
  }, [box, ask])
}
