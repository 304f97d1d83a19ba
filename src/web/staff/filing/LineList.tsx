import { type KeyboardEvent, useState } from 'react'
import type { colleagueOrigins } from '#domain/filing/answer.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import { isCopyable, nextOpen, nextUndone, reached } from './cursor.ts'
import { LineRow, MissingRow } from './LineRow.tsx'
import type { Filing, FilingLine } from './use-filing.ts'
import type { useTicks } from './use-ticks.ts'

/** The lines in the order of the portal, worked through by one key. */
export function LineList(given: LineWork) {
  const t = useTranslate()
  const { filing } = given
  const work = useLineWork(given)
  return (
    <section aria-label={t('staff.filing.lines')} className="space-y-5">
      {filing.sections.map((section) => (
        <div key={section.key}>
          <h2 lang="en" className="text-base">
            {section.label}
          </h2>
          <Card className="mt-2 p-1">
            <ul>
              {filing.lines
                .filter((line) => line.section === section.key)
                .map((line) => (
                  <Line key={line.key} {...given} line={line} work={work} />
                ))}
            </ul>
          </Card>
        </div>
      ))}
      <p role="status" className="sr-only">
        {work.said}
      </p>
    </section>
  )
}

type LineProps = LineWork & Readonly<{ line: FilingLine; work: ReturnType<typeof useLineWork> }>

function Line({ filing, ticks, line, work }: LineProps) {
  const { current, refused, done, copy, press, answering } = work
  const isOpened = line.key === answering.opened
  const row = {
    ...{ line, isOpened, isCurrent: line.key === current },
    onOpen: () => answering.open(line),
    onKey: (event: KeyboardEvent) => press(line, event),
  }
  return (
    <li className="border-t border-line first:border-t-0">
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
          origin={answering.origin}
          onOrigin={answering.setOrigin}
          flush={ticks.flush}
          onKept={(saved) => answering.kept(line, saved)}
          onBack={answering.close}
        />
      )}
    </li>
  )
}

type LineWork = Readonly<{
  filing: Filing
  ticks: ReturnType<typeof useTicks>
  /** Every line is copied: the work goes on elsewhere. */
  onEnd: () => void
}>

/** Which line is worked on, and what is done with lines by keys and presses. */
function useLineWork({ filing, ticks, onEnd }: LineWork) {
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
    // An empty line is opened by Space as by Enter.
    if (to === null && (event.key !== ' ' || !isCopyable(line))) return
    event.preventDefault()
    if (to === null) return untick(line)
    setRefused(null)
    setCurrent(to)
  }
  const answering = useAnswering({
    begin: ({ key }) => {
      setRefused(null)
      setCurrent(key)
    },
    kept: ({ key, label }, saved) => {
      const isTicked = (other: string) =>
        saved.lines.some((each) => each.key === other && each.tick)
      setSaid(t('staff.filing.cell.kept', { label }))
      const next = nextUndone(saved.lines, key, isTicked)
      if (next) setCurrent(next)
      else onEnd()
    },
  })
  return { current, refused, said, done, copy, press, answering }
}

type Turns = Readonly<{
  begin: (line: FilingLine) => void
  kept: (line: FilingLine, saved: Filing) => void
}>

/** The line that is being answered; the next answer is likely from the same call. */
function useAnswering({ begin, kept }: Turns) {
  const [opened, setOpened] = useState<string | null>(null)
  const [origin, setOrigin] = useState<(typeof colleagueOrigins)[number]>('message')
  return {
    opened,
    origin,
    setOrigin,
    open(line: FilingLine) {
      begin(line)
      setOpened(line.key)
    },
    close: () => setOpened(null),
    kept(line: FilingLine, saved: Filing) {
      setOpened(null)
      kept(line, saved)
    },
  }
}
