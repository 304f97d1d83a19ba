import { useId, useState } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { inboxLimits, labelText } from '#domain/inbox.ts'
import { boxClass } from '../../form/Field.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon } from '../../ui/icons.ts'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { useLabels } from './queries.ts'
import { useChange } from './use-change.ts'

/** The labels of a conversation; colleagues who may answer change them. */
export function Labels({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const mayAnswer = useMay()('chat.answer')
  const { change, isBusy } = useChange(session.sessionId)
  const { labels } = session
  const take = (label: string) => {
    if (!isBusy) void change({ removeLabels: [label] })
  }
  return (
    <>
      {labels.length === 0 && !mayAnswer && (
        <p className="text-sm text-quiet">{t('staff.chat.labels.none')}</p>
      )}
      {labels.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <li
              key={label}
              className="inline-flex max-w-full items-center rounded-full border border-line bg-sunken ps-2.5 text-xs font-medium last:pe-0"
            >
              <bdi className={`truncate py-1 ${mayAnswer ? '' : 'pe-2.5'}`}>{label}</bdi>
              {mayAnswer && (
                <button
                  type="button"
                  aria-label={t('staff.chat.labels.remove', { label })}
                  onClick={() => take(label)}
                  className="grid size-7 place-items-center rounded-full text-quiet hover:text-clay pointer-coarse:size-11"
                >
                  <Icon path={closeIcon} className="size-3.5" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && labels.length < inboxLimits.labels && (
        <AddLabel
          isBusy={isBusy}
          taken={labels}
          onAdd={(label) => change({ addLabels: [label] })}
        />
      )}
    </>
  )
}

type AddLabelProps = Readonly<{
  isBusy: boolean
  taken: readonly string[]
  onAdd: (label: string) => Promise<void>
}>

function AddLabel({ isBusy, taken, onAdd }: AddLabelProps) {
  const t = useTranslate()
  const id = useId()
  const offered = useLabels().filter((label) => !taken.includes(label))
  const [typed, type] = useState('')
  const label = labelText(typed)
  const add = async () => {
    if (label === null || isBusy) return
    type('')
    await onAdd(label)
  }
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <input
        aria-label={t('staff.chat.labels.add')}
        placeholder={t('staff.chat.labels.add')}
        list={id}
        autoComplete="off"
        maxLength={inboxLimits.labelLength}
        value={typed}
        onChange={({ target }) => type(target.value)}
        className={boxClass(false, 'min-h-11! min-w-0 flex-1 px-3! py-1.5! text-sm!')}
      />
      <datalist id={id}>
        {offered.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      {label !== null && (
        <Button type="submit" look="secondary" className={compact} busy={isBusy}>
          {t('staff.chat.labels.action')}
        </Button>
      )}
    </form>
  )
}
