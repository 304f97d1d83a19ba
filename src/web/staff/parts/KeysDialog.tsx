import { useId } from 'react'
import type { PhraseKey, Translate } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from './Dialog.tsx'

type Group = Readonly<{ title: string; keys: readonly (readonly [key: string, words: string])[] }>

type HelpName = PhraseKey extends infer Key
  ? Key extends `staff.parts.help.${infer Name}`
    ? Name
    : never
  : never

/** Every key of the staff area, the same on each page, so that nobody has to look for one. */
function keysHelp(t: Translate): readonly Group[] {
  const say = (name: HelpName) => t(`staff.parts.help.${name}`)
  const enter = t('staff.parts.help.enter')
  const leave = t('staff.parts.help.escape')
  return [
    {
      title: say('everywhere'),
      keys: [
        ['Ctrl K', say('palette')],
        ['/', say('search')],
        ['j', say('next')],
        ['k', say('previous')],
        [enter, say('open')],
        [leave, say('leave')],
        ['?', say('help')],
      ],
    },
    {
      title: say('list'),
      keys: [
        ['x', say('tick')],
        ['⇧ X', say('range')],
        ['i', say('assignTicked')],
      ],
    },
    {
      title: say('application'),
      keys: [
        ['1 – 5', say('tabs')],
        ['[ ]', say('neighbours')],
        ['i', say('assign')],
        ['n', say('note')],
        ['f', say('file')],
      ],
    },
    {
      title: say('documents'),
      keys: [
        ['a', say('accept')],
        ['r', say('reject')],
        ['⇧ A', say('acceptAll')],
        [enter, say('fileAndNext')],
      ],
    },
  ]
}

type KeysDialogProps = Readonly<{
  isOn: boolean
  onChoose: (isOn: boolean) => void
  onClose: () => void
}>

/** All keys of the staff area, and the way to turn single letters off. */
export function KeysDialog({ isOn, onChoose, onClose }: KeysDialogProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <Dialog title={t('staff.parts.help.title')} wide onClose={onClose}>
      <div className="mt-4 gap-8 sm:columns-2">
        {keysHelp(t).map(({ title, keys }) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="text-sm font-semibold">{title}</h3>
            <dl className="mt-2 grid grid-cols-[4rem_1fr] items-center gap-x-3 gap-y-2 text-sm">
              {keys.map(([key, words]) => (
                <div key={key} className="contents">
                  <dt>
                    <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-small border border-edge bg-sunken px-2 font-mono text-xs whitespace-nowrap">
                      {key}
                    </kbd>
                  </dt>
                  <dd>{words}</dd>
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
