import type { FilingLine } from '#domain/filing/form.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { penIcon } from '../../ui/icons.ts'
import { compact } from '../parts/looks.ts'
import { MoveButtons, useMoving } from './MoveButtons.tsx'
import { SampleValue } from './Sample.tsx'

type LineItemProps = Readonly<{
  line: FilingLine
  mailbox: string
  edit: Readonly<{ move: (step: -1 | 1) => void; open: () => void }> | null
  isFirst: boolean
  isLast: boolean
}>

/** One question: its words, what it would be for the sample traveller, and what may be done with it. */
export function LineItem({ line, mailbox, edit, isFirst, isLast }: LineItemProps) {
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
            onClick={edit.open}
          >
            <Icon path={penIcon} className="size-5" />
          </Button>
        </div>
      )}
    </li>
  )
}
