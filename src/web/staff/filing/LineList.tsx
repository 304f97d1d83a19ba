import { type KeyboardEvent, useState } from 'react'
import type { colleagueOrigins } from '#domain/filing/answer.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import { isCopyable, nextOpen, nextUndone, reached } from './cursor.ts'
import { LineRow, MissingRow } from './LineRow.tsx'
import type { Filing, FilingLine } from './use-filing.ts'
import type { useTicks } from './use-ticks.ts'

type LineListProps = Readonly<{
  filing: Filing
  ticks: ReturnType<typeof useTicks>
  /** Every line is copied: the work goes on elsewhere. */
  onEnd: () => void
}>

/** The lines in the order of the portal, worked through by one key. */
export function LineList({ filing, ticks, onEnd }: LineListProps) {
  const t = useTranslate()
  const { lines } = filing
  const [current, setCurrent] = useState(
    () => nextOpen(lines, null, ticks.isTicked) ?? reached(lines, null, 'Home'),
  )
  const [refused, setRefused] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  /** The line that is being answered. */
  const [opened, setOpened] = useState<string | null>(null)
  /** Several answers come from one call. */
  const [origin, setOrigin] = useState<(typeof colleagueOrigins)[number]>('message')

  const done = ({ key, label }: FilingLine) => {
    ticks.set(key, true)
    setRefused(null)
    const next = nextOpen(lines, key, (each) => each === key || ticks.isTicked(each))
    setSaid(next ? t('staff.filing.copied', { label }) : t('staff.filing.copied.all'))
    if (next) setCurrent(next)
    else onEnd()
  }
  const copy = (line: FilingLine) => {
    setCurrent(line.key)
    // Refused where the page is not the one in front, or the browser was told so.
    const writing = navigator.clipboard?.writeText(line.value) ?? Promise.reject(new Error())
    writing.then(
      () => done(line),
      () => setRefused(line.key),
    )
  }
  const untick = ({ key, label }: FilingLine) => {
    ticks.set(key, false)
    setSaid(t('staff.filing.unticked', { label }))
  }
  const open = ({ key }: FilingLine) => {
    setRefused(null)
    setCurrent(key)
    setOpened(key)
  }
  const kept = ({ key, label }: FilingLine, saved: Filing) => {
    const isTicked = (other: string) => saved.lines.some((each) => each.key === other && each.tick)
    setOpened(null)
    setSaid(t('staff.filing.cell.kept', { label }))
    const next = nextUndone(saved.lines, key, isTicked)
    if (next) setCurrent(next)
    else onEnd()
  }
  const press = (line: FilingLine, event: KeyboardEvent) => {
    const to = reached(lines, line.key, event.key)
    // An empty line is opened by Space as by Enter.
    if (to === null && (event.key !== ' ' || !isCopyable(line))) return
    event.preventDefault()
    if (to === null) return untick(line)
    setRefused(null)
    setCurrent(to)
  }
  return (
    <section aria-label={t('staff.filing.lines')} className="space-y-5">
      {filing.sections.map((section) => (
        <div key={section.key}>
          <h2 lang="en" className="text-base">
            {section.label}
          </h2>
          <Card className="mt-2 p-1">
            <ul>
              {lines
                .filter((line) => line.section === section.key)
                .map((line) => {
                  const isOpened = line.key === opened
                  const row = {
                    ...{ line, isOpened, isCurrent: line.key === current },
                    ...{ onOpen: () => open(line) },
                    onKey: (event: KeyboardEvent) => press(line, event),
                  }
                  return (
                    <li key={line.key} className="border-t border-line first:border-t-0">
                      {isCopyable(line) ? (
                        <LineRow
                          {...row}
                          isTicked={ticks.isTicked(line.key)}
                          isRefused={line.key === refused}
                          onPress={() => copy(line)}
                          onCopied={() => done(line)}
                        />
                      ) : (
                        <MissingRow {...row} />
                      )}
                      {isOpened && (
                        <AnswerCell
                          filing={filing}
                          line={line}
                          origin={origin}
                          onOrigin={setOrigin}
                          flush={ticks.flush}
                          onKept={(saved) => kept(line, saved)}
                          onBack={() => setOpened(null)}
                        />
                      )}
                    </li>
                  )
                })}
            </ul>
          </Card>
        </div>
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}
