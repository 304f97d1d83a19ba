import { useState } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { chevronDownIcon, filterIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../LinkButton.tsx'
import { SendingForm } from '../SendingForm.tsx'
import { type Problems, useSendingForm } from '../use-sending-form.ts'

type FilterFormProps<Typed> = Readonly<{
  filter: Readonly<{ [Name in keyof Typed]?: Typed[Name] | undefined }>
  /** What stands in the fields where everything shows. */
  none: Typed
  check: (typed: Typed) => Problems<Typed>
  onAsk: (typed: Typed) => void
  /** In which zone its days are counted. */
  hint: string
  children: Elements
}>

/** What narrows a list: its fields in one line, asked for together; on a phone folded away, so that the list is in sight. */
export function FilterForm<Typed extends object>(props: FilterFormProps<Typed>) {
  const { filter, none, check, onAsk, hint, children } = props
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(filter).length
  const form = useSendingForm({
    first: { ...none, ...filter } as Typed,
    check,
    send: async (typed) => onAsk(typed),
  })
  return (
    <Card className="p-4 max-md:py-1">
      {/* Folds the fields away on a phone, and says how many are filled in. */}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 text-start font-semibold md:hidden"
      >
        <Icon path={filterIcon} className="size-4.5" />
        <span>{t('staff.parts.filter.fields')}</span>
        {count > 0 && (
          <span className="figures rounded-full bg-ocean px-1.5 text-xs text-on-ocean">
            {count}
          </span>
        )}
        <Icon
          path={chevronDownIcon}
          className={`ms-auto size-4.5 text-quiet ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div className={isOpen ? 'max-md:pt-2 max-md:pb-3' : 'max-md:hidden'}>
        <SendingForm form={form}>
          <div className="grid items-end gap-4 min-[23rem]:grid-cols-2 *:min-w-0 max-lg:[&>:nth-child(3)]:col-span-full max-lg:[&>button]:col-span-full lg:grid-cols-[1.3fr_1.4fr_1.3fr_1fr_1fr_auto]">
            {children}
            <Button type="submit">{t('staff.parts.filter.show')}</Button>
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-quiet">
            <span>{hint}</span>
            {count > 0 && (
              <LinkButton className="min-h-11 font-semibold" onClick={() => onAsk(none)}>
                {t('staff.parts.filter.clear')}
              </LinkButton>
            )}
          </p>
        </SendingForm>
      </div>
    </Card>
  )
}
