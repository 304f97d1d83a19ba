import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { isCode } from '#client/error.ts'
import { colleagueOrigins, portalAnswer } from '#domain/filing/answer.ts'
import { maxFilingValue } from '#domain/filing/form.ts'
import { choicesFor } from '#phrases/portal-line.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { focusField } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { isCopyable, nextOpen, nextUndone, reached } from './cursor.ts'
import { LineRow, MissingRow } from './LineRow.tsx'
import { type Filing, type FilingLine, filingKey } from './use-filing.ts'
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
  const isOpened = line.key === work.opened
  const row = {
    ...{ line, isOpened, isCurrent: line.key === work.current },
    onOpen: () => work.open(line),
    onKey: (event: KeyboardEvent) => work.press(line, event),
  }
  return (
    <li className="border-t border-line first:border-t-0">
      {isCopyable(line) ? (
        <LineRow
          {...row}
          isTicked={ticks.isTicked(line.key)}
          isRefused={line.key === work.refused}
          onPress={() => work.copy(line)}
          onCopied={() => work.done(line)}
        />
      ) : (
        <MissingRow {...row} />
      )}
      {isOpened && <AnswerCell {...{ filing, ticks, line, work }} />}
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
  /** The line that is being answered; the next answer is likely from the same call. */
  const [opened, setOpened] = useState<string | null>(null)
  const [origin, setOrigin] = useState<Origin>('message')

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
  return {
    ...{ current, refused, said, done, copy, press, opened, origin },
    open: ({ key }: FilingLine) => {
      setRefused(null)
      setCurrent(key)
      setOpened(key)
    },
    close: () => setOpened(null),
    kept: ({ key, label }: FilingLine, saved: Filing, from: Origin) => {
      setOpened(null)
      setOrigin(from)
      setSaid(t('staff.filing.cell.kept', { label }))
      const next = nextUndone(saved.lines, key, (other) =>
        saved.lines.some((each) => each.key === other && each.tick),
      )
      if (next) setCurrent(next)
      else onEnd()
    },
  }
}

type Origin = (typeof colleagueOrigins)[number]
type AnswerCellProps = Omit<LineProps, 'onEnd'>

/** The place for what a colleague heard about a line that the application does not answer. */
function AnswerCell(props: AnswerCellProps) {
  const { filing, line, work } = props
  const t = useTranslate()
  const title = useTab(t('staff.filing.tab', { reference: filing.application.reference }))
  const form = useAnswering(props)
  useEffect(() => focusField('cell'), [])
  const press = (event: KeyboardEvent) => {
    // Keys of the page would file the traveller while somebody types.
    if (event.key === 'Escape') work.close()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields and buttons in it
    <div className="px-3 pt-1 pb-4 ps-11" onKeyDown={press}>
      <SendingForm form={form} title={title}>
        <CellFields line={line} />
        <div className="mt-3 flex flex-wrap gap-2">
          <SmallButton look="primary" type="submit" busy={form.sending.isBusy}>
            {t('staff.filing.cell.keep')}
          </SmallButton>
          <SmallButton look="quiet" onClick={work.close}>
            {t('staff.parts.back')}
          </SmallButton>
        </div>
      </SendingForm>
    </div>
  )
}

function CellFields({ line }: Pick<AnswerCellProps, 'line'>) {
  const t = useTranslate()
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          name="cell"
          label={t('staff.filing.cell.value')}
          {...(line.kept && { hint: t('staff.filing.cell.empty') })}
          isName
          readsLtr
          autoComplete="off"
          maxLength={maxFilingValue}
          suggestions={choicesFor(t, line)}
        />
        <SelectField
          name="cellOrigin"
          label={t('staff.filing.cell.origin')}
          options={colleagueOrigins.map((value) => ({
            value,
            label: t(`staff.filing.cell.origin.${value}`),
          }))}
        />
      </div>
      {line.alike > 0 && (
        <div className="mt-2">
          <CheckboxField
            name="cellForAll"
            label={t('staff.filing.cell.all', { count: line.alike })}
          />
        </div>
      )}
    </>
  )
}

function useAnswering({ filing, ticks, line, work }: AnswerCellProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const { id } = filing.traveller
  return useSendingForm({
    first: { cell: line.kept ? line.value : '', cellOrigin: work.origin, cellForAll: false },
    check: ({ cell }) => {
      const value = portalAnswer(cell)
      if (value === null) return { cell: t('error.filing.other-script') }
      return { cell: value === '' && !line.kept && t('staff.filing.cell.missing') }
    },
    send: async ({ cell, cellOrigin, cellForAll }) => {
      // Ticks that are still on their way go first.
      await ticks.flush()
      const answers = [{ line: line.key, mark: line.mark, value: cell }]
      const more = { origin: cellOrigin, ...(cellForAll && { isForAll: true }) }
      try {
        return await call('PUT /api/admin/applicants/{id}/filing/answers', {
          params: { id },
          body: { answers, ...more },
        })
      } catch (failure) {
        // What holds now stands in the lines; what was typed stays.
        if (isCode(failure, 'application.changed')) {
          await client.invalidateQueries({ queryKey: filingKey(id) })
        }
        throw failure
      }
    },
    onDone: (saved, { cellOrigin }) => {
      client.setQueryData(filingKey(id), saved)
      work.kept(line, saved, cellOrigin)
    },
  })
}
