import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { muteIcon, soundIcon } from '../../ui/icons.ts'
import { aside } from '../parts/looks.ts'
import { ConnectionLine } from './ConnectionLine.tsx'
import { useSoundChoice } from './live/sound-choice.ts'

type InboxHeaderProps = Readonly<{
  /** A conversation fills a phone. */
  isCovered: boolean
  onKeys: () => void
}>

export function InboxHeader({ isCovered, onKeys }: InboxHeaderProps) {
  const t = useTranslate()
  return (
    <>
      {isCovered && <h1 className="sr-only md:hidden">{t('staff.shell.nav.inbox')}</h1>}
      <div
        className={`items-center justify-between gap-x-6 px-4 pt-1 pb-1 sm:px-6 md:flex md:px-0 ${isCovered ? 'hidden' : 'flex'}`}
      >
        <h1 className="text-xl">{t('staff.shell.nav.inbox')}</h1>
        <ConnectionLine className="me-auto hidden md:block" />
        <div className="-mx-2.5 flex items-center">
          <SoundSwitch />
          <Button look="quiet" className={`${aside} hidden! md:inline-flex!`} onClick={onKeys}>
            <kbd className="rounded-small border border-line px-1.5 text-xs">?</kbd>
            <span>{t('staff.parts.keys')}</span>
          </Button>
        </div>
      </div>
    </>
  )
}

function SoundSwitch() {
  const t = useTranslate()
  const [isOn, choose] = useSoundChoice()
  return (
    <Button
      look="quiet"
      role="switch"
      aria-checked={isOn}
      className={aside}
      onClick={() => choose(!isOn)}
    >
      <Icon path={isOn ? soundIcon : muteIcon} className="size-4.5" />
      <span className="max-sm:sr-only">{t('staff.chat.sound')}</span>
    </Button>
  )
}
