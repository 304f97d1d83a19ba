import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { SendingForm } from '../SendingForm.tsx'
import { type Problems, useSendingForm } from '../use-sending-form.ts'

type FilterFormProps<Typed> = Readonly<{
  title: string
  /** What is asked for now. */
  filter: Readonly<{ [Name in keyof Typed]?: Typed[Name] | undefined }>
  /** What stands in the fields where everything shows. */
  none: Typed
  check: (typed: Typed) => Problems<Typed>
  onAsk: (typed: Typed) => void
  /** In which zone its days are counted. */
  hint: string
  children: Elements
}>

/** What narrows a list: its fields in one line, asked for together. */
export function FilterForm<Typed extends object>(props: FilterFormProps<Typed>) {
  const { title, filter, none, check, onAsk, hint, children } = props
  const t = useTranslate()
  const form = useSendingForm({
    first: { ...none, ...filter } as Typed,
    check,
    send: async (typed) => onAsk(typed),
  })
  return (
    <Card className="p-4">
      <SendingForm form={form} title={title}>
        <div className="grid items-end gap-4 min-[23rem]:grid-cols-2 *:min-w-0 lg:grid-cols-[1.3fr_1.4fr_1.3fr_1fr_1fr_auto]">
          {children}
          <Button type="submit">{t('staff.parts.filter.show')}</Button>
        </div>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-quiet">
          <span>{hint}</span>
          {Object.keys(filter).length > 0 && (
            <button
              type="button"
              className="link min-h-11 font-semibold"
              onClick={() => onAsk(none)}
            >
              {t('staff.parts.filter.clear')}
            </button>
          )}
        </p>
      </SendingForm>
    </Card>
  )
}
