import {
  type FilingLine,
  type FilingSection,
  maxFilingLines,
  maxFilingSections,
} from '#domain/filing/form.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { penIcon, plusIcon } from '../../ui/icons.ts'
import { compact } from '../parts/looks.ts'
import { LineItem } from './LineItem.tsx'
import { MoveButtons, useMoving } from './MoveButtons.tsx'
import { SampleHeading } from './Sample.tsx'

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
      <SampleHeading mayMove={edit !== null} />
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
        <Button look="secondary" className={compact} onClick={() => edit.openSection(null)}>
          <Icon path={plusIcon} className="size-4" />
          <span>{t('staff.filing.form.section.add')}</span>
        </Button>
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
          <div className="ms-auto flex">
            <MoveButtons
              moving={moving}
              up={isFirst ? null : t('staff.filing.form.up', { label })}
              down={isLast ? null : t('staff.filing.form.down', { label })}
            />
            <Button
              look="quiet"
              className={`${compact} px-0! size-11`}
              aria-label={t('staff.filing.form.edit', { label })}
              onClick={() => edit.openSection(section)}
            >
              <Icon path={penIcon} className="size-5" />
            </Button>
          </div>
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
          <Button
            look="quiet"
            className={compact}
            aria-label={t('staff.filing.form.add.to', { label })}
            onClick={() => edit.openLine(key, null)}
          >
            <Icon path={plusIcon} className="size-4" />
            <span>{t('staff.filing.form.add')}</span>
          </Button>
        )}
      </Card>
    </section>
  )
}
