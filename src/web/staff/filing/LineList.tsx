import type { KeyboardEvent } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import { isCopyable } from './cursor.ts'
import { LineRow, MissingRow } from './LineRow.tsx'
import type { FilingLine } from './use-filing.ts'
import { type LineWork, useLineWork } from './use-line-work.ts'

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
