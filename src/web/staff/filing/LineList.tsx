import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { isCopyable, nextOpen, reached } from './cursor.ts'
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
  const press = (line: FilingLine, event: KeyboardEvent) => {
    const to = reached(lines, line.key, event.key)
    if (to === null && event.key !== ' ') return
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
                .map((line) =>
                  isCopyable(line) ? (
                    <LineRow
                      key={line.key}
                      line={line}
                      isTicked={ticks.isTicked(line.key)}
                      isCurrent={line.key === current}
                      isRefused={line.key === refused}
                      onPress={() => copy(line)}
                      onKey={(event) => press(line, event)}
                      onCopied={() => done(line)}
                    />
                  ) : (
                    <MissingRow key={line.key} line={line} />
                  ),
                )}
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
