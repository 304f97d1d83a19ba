import type { PhraseKey } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'
import { TickBox } from './TickBox.tsx'

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
      <TickBox
        label={t('staff.parts.help.on')}
        hint={t('staff.parts.help.on.hint')}
        isOn={isOn}
        onTurn={onChoose}
        className="border-t border-line pt-2"
      />
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}
