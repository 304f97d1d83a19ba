import type { PhraseKey, Translate } from '#phrases/translate.ts'

type Group = Readonly<{ title: string; keys: readonly (readonly [key: string, words: string])[] }>

type HelpName = PhraseKey extends infer Key
  ? Key extends `staff.parts.help.${infer Name}`
    ? Name
    : never
  : never

/** Every key of the staff area, the same on each page, so that nobody has to look for one. */
export function keysHelp(t: Translate): readonly Group[] {
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
