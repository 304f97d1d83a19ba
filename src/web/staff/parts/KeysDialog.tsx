import { useId } from 'react'
import type { PhraseKey } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from './Dialog.tsx'

type HelpName = PhraseKey extends infer Key
  ? Key extends `staff.parts.help.${infer Name}`
    ? Name
    : never
  : never

/** Every key of the staff area, the same on each page, so that nobody has to look for one. */
const groups: readonly (readonly [title: HelpName, keys: Readonly<Record<string, HelpName>>])[] = [
  [
    'everywhere',
    {
      'Ctrl K': 'palette',
      '/': 'search',
      j: 'next',
      k: 'previous',
      enter: 'open',
      escape: 'leave',
      '?': 'help',
    },
  ],
  ['list', { x: 'tick', '⇧ X': 'range', i: 'assignTicked' }],
  ['application', { '1 – 5': 'tabs', '[ ]': 'neighbours', i: 'assign', n: 'note', f: 'file' }],
  ['documents', { a: 'accept', r: 'reject', '⇧ A': 'acceptAll', enter: 'fileAndNext' }],
]

type KeysDialogProps = Readonly<{
  isOn: boolean
  onChoose: (isOn: boolean) => void
  onClose: () => void
}>

/** All keys of the staff area, and the way to turn single letters off. */
export function KeysDialog({ isOn, onChoose, onClose }: KeysDialogProps) {
  const t = useTranslate()
  const id = useId()
  const say = (name: HelpName) => t(`staff.parts.help.${name}`)
  return (
    <Dialog title={t('staff.parts.help.title')} wide onClose={onClose}>
      <div className="mt-4 gap-8 sm:columns-2">
        {groups.map(([title, keys]) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="text-sm font-semibold">{say(title)}</h3>
            <dl className="mt-2 grid grid-cols-[4rem_1fr] items-center gap-x-3 gap-y-2 text-sm">
              {Object.entries(keys).map(([key, words]) => (
                <div key={key} className="contents">
                  <dt>
                    <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-small border border-edge bg-sunken px-2 font-mono text-xs whitespace-nowrap">
                      {key === 'enter' || key === 'escape' ? say(key) : key}
                    </kbd>
                  </dt>
                  <dd>{say(words)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="flex gap-3 border-t border-line pt-4">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChoose(target.checked)}
          aria-describedby={`${id}-hint`}
          className="mt-0.5 size-5 shrink-0 accent-ocean"
        />
        <div>
          <label htmlFor={id} className="font-medium">
            {t('staff.parts.help.on')}
          </label>
          <p id={`${id}-hint`} className="text-sm text-quiet">
            {t('staff.parts.help.on.hint')}
          </p>
        </div>
      </div>
      <div className="mt-5 flex justify-end">
        <Button look="secondary" onClick={onClose}>
          {t('staff.parts.close')}
        </Button>
      </div>
    </Dialog>
  )
}
