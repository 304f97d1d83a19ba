import { type KeyboardEvent, useState } from 'react'
import type { colleagueOrigins } from '#domain/filing/answer.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { isCopyable, nextOpen, nextUndone, reached } from './cursor.ts'
import type { Filing, FilingLine } from './use-filing.ts'
import type { useTicks } from './use-ticks.ts'

export type LineWork = Readonly<{
  filing: Filing
  ticks: ReturnType<typeof useTicks>
  /** Every line is copied: the work goes on elsewhere. */
  onEnd: () => void
}>

/** Which line is worked on, and what is done with lines by keys and presses. */
export function useLineWork({ filing, ticks, onEnd }: LineWork) {
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
