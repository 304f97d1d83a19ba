import { type KeyboardEvent, useEffect, useRef } from 'react'
import {
  type FilingLine,
  type FilingSection,
  maxFilingLines,
  maxFilingSections,
} from '#domain/filing/form.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon, penIcon, plusIcon } from '../../ui/icons.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { SampleValue } from './Sample.tsx'

/** What may be done with the sections; null for who only sees them. */
export type SectionEdit = Readonly<{
  moveLine: (line: FilingLine, step: -1 | 1) => void
  moveSection: (key: string, step: -1 | 1) => void
  openLine: (section: string, line: FilingLine | null) => void
  openSection: (section: FilingSection | null) => void
}> | null

type SectionListProps = Readonly<{
  sections: readonly FilingSection[]
  mailbox: string
  edit: SectionEdit
}>

/** The questions in the order of the portal, each beside what it would be for a sample traveller. */
export function SectionList({ sections, mailbox, edit }: SectionListProps) {
  const t = useTranslate()
  return (
    <div className="space-y-5">
      <p className="text-sm text-quiet">
        <span>{`${t('staff.filing.form.sample')} `}</span>
        {edit && <span className="pointer-coarse:hidden">{t('staff.filing.form.keys')}</span>}
      </p>
      {sections.map((section, at) => (
        <SectionCard
          key={section.key}
          section={section}
          mailbox={mailbox}
          edit={edit}
          isFirst={at === 0}
          isLast={at === sections.length - 1}
        />
      ))}
      {edit && sections.length < maxFilingSections && (
        <SmallButton onClick={() => edit.openSection(null)}>
          <Icon path={plusIcon} className="size-4" />
          <span>{t('staff.filing.form.section.add')}</span>
        </SmallButton>
      )}
    </div>
  )
}

type SectionCardProps = Readonly<{
  section: FilingSection
  mailbox: string
  edit: SectionEdit
  isFirst: boolean
  isLast: boolean
}>

function SectionCard({ section, mailbox, edit, isFirst, isLast }: SectionCardProps) {
  const t = useTranslate()
  const { key, label, lines } = section
  const moving = useMoving((step) => edit?.moveSection(key, step))
  return (
    <section aria-labelledby={`section-${key}`}>
      <div className="flex flex-wrap items-center gap-x-2">
        <h2 id={`section-${key}`} lang="en" className="me-auto text-base">
          {label}
        </h2>
        {edit && (
          <EditButtons
            {...{ label, moving, isFirst, isLast }}
            onOpen={() => edit.openSection(section)}
          />
        )}
      </div>
      <Card className="mt-2 p-1">
        <ul>
          {lines.map((line, at) => (
            <LineItem
              key={line.key}
              line={line}
              mailbox={mailbox}
              edit={
                edit && {
                  move: (step) => edit.moveLine(line, step),
                  open: () => edit.openLine(key, line),
                }
              }
              isFirst={isFirst && at === 0}
              isLast={isLast && at === lines.length - 1}
            />
          ))}
        </ul>
        {edit && lines.length < maxFilingLines && (
          <SmallButton
            look="quiet"
            aria-label={t('staff.filing.form.add.to', { label })}
            onClick={() => edit.openLine(key, null)}
          >
            <Icon path={plusIcon} className="size-4" />
            <span>{t('staff.filing.form.add')}</span>
          </SmallButton>
        )}
      </Card>
    </section>
  )
}

type LineItemProps = Readonly<{
  line: FilingLine
  mailbox: string
  edit: Readonly<{ move: (step: -1 | 1) => void; open: () => void }> | null
  isFirst: boolean
  isLast: boolean
}>

/** One question: its words, what it would be for the sample traveller, and what may be done with it. */
function LineItem({ line, mailbox, edit, isFirst, isLast }: LineItemProps) {
  const t = useTranslate()
  const { label, isOn, isAsked, source } = line
  const moving = useMoving((step) => edit?.move(step))
  return (
    <li
      onKeyDown={edit ? moving.onKeyDown : undefined}
      className="flex flex-wrap items-center gap-x-3 border-t border-line px-3 py-1.5 first:border-t-0 hover:bg-sunken"
    >
      <div className="grid min-w-0 flex-[1_1_11rem] grid-cols-1 items-baseline gap-x-4 py-1 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span lang="en" className={`min-w-0 break-words text-sm ${isOn ? '' : 'text-quiet'}`}>
            {label}
          </span>
          {isOn && isAsked && source === 'not-asked' && (
            <Badge>{t('staff.filing.form.asked')}</Badge>
          )}
          {!isOn && <Badge>{t('staff.filing.form.off')}</Badge>}
        </p>
        <SampleValue line={line} mailbox={mailbox} />
      </div>
      {edit && <EditButtons {...{ label, moving, isFirst, isLast }} onOpen={edit.open} />}
    </li>
  )
}

type Step = -1 | 1

/** The way up and down of one thing in a list: the focus goes along with what is moved. */
function useMoving(move: (step: Step) => void) {
  const buttons = useRef<HTMLSpanElement>(null)
  const last = useRef<Step | null>(null)
  // A browser drops the focus of what is put elsewhere in the page.
  useEffect(() => {
    const step = last.current
    last.current = null
    if (step === null) return
    const all = [...(buttons.current?.querySelectorAll('button') ?? [])]
    const [first, second] = step < 0 ? all : all.toReversed()
    const target = first?.getAttribute('aria-disabled') === 'true' ? second : first
    target?.focus({ preventScroll: true })
    target?.scrollIntoView?.({ block: 'nearest' })
  })
  const go = (step: Step) => {
    last.current = step
    move(step)
  }
  return {
    buttons,
    go,
    /** Alt and an arrow, wherever the focus is in it. */
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as Step | undefined
      if (!event.altKey || step === undefined) return
      event.preventDefault()
      go(step)
    },
  }
}

type EditButtonsProps = Readonly<{
  label: string
  moving: ReturnType<typeof useMoving>
  isFirst: boolean
  isLast: boolean
  onOpen: () => void
}>

function EditButtons({ label, moving, isFirst, isLast, onOpen }: EditButtonsProps) {
  const t = useTranslate()
  const up = isFirst ? null : t('staff.filing.form.up', { label })
  const down = isLast ? null : t('staff.filing.form.down', { label })
  return (
    <div className="ms-auto flex">
      <span ref={moving.buttons} className="flex">
        <MoveButton label={up} turned onPress={() => moving.go(-1)} />
        <MoveButton label={down} onPress={() => moving.go(1)} />
      </span>
      <SmallButton
        look="quiet"
        className="px-0! size-11"
        aria-label={t('staff.filing.form.edit', { label })}
        onClick={onOpen}
      >
        <Icon path={penIcon} className="size-5" />
      </SmallButton>
    </div>
  )
}

type MoveButtonProps = Readonly<{ label: string | null; turned?: boolean; onPress: () => void }>

/** Without words, at the end of the list, it only keeps its place. */
function MoveButton({ label, turned = false, onPress }: MoveButtonProps) {
  return (
    <SmallButton
      look="quiet"
      className="px-0! size-11"
      aria-label={label ?? undefined}
      aria-hidden={label === null || undefined}
      tabIndex={label === null ? -1 : undefined}
      aria-disabled={label === null || undefined}
      onClick={label === null ? undefined : onPress}
    >
      <Icon path={chevronDownIcon} className={`size-5 ${turned ? 'rotate-180' : ''}`} />
    </SmallButton>
  )
}
