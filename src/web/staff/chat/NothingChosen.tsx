import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chatIcon, searchIcon } from '../../ui/icons.ts'
import { chatPath } from './words.ts'

const box =
  'min-w-0 flex-1 flex-col items-center justify-center bg-paper px-6 py-14 text-center text-quiet'
const round = 'grid size-14 place-items-center rounded-full bg-sunken'

/** Beside the list until a conversation is picked. */
export function NothingChosen() {
  const t = useTranslate()
  return (
    <div className={`hidden md:flex ${box}`}>
      <span className={round}>
        <Icon path={chatIcon} className="size-7" />
      </span>
      <h2 className="mt-4 text-lg text-ink">{t('staff.chat.select.title')}</h2>
      <p className="mt-1 max-w-80 text-sm">{t('staff.chat.select.text')}</p>
    </div>
  )
}

/** An address of a conversation that is not there. */
export function MissingConversation() {
  const t = useTranslate()
  return (
    <div className={`flex ${box}`}>
      <span className={round}>
        <Icon path={searchIcon} className="size-7" />
      </span>
      <h2 className="mt-4 text-lg text-ink">{t('staff.chat.missing.title')}</h2>
      <p className="mt-1 max-w-80 text-sm">{t('staff.chat.missing.text')}</p>
      <Link to={chatPath()} className={buttonClass('secondary', 'mt-5')}>
        {t('staff.chat.missing.action')}
      </Link>
    </div>
  )
}
