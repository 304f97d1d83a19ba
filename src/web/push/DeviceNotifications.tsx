import { useEffect, useState } from 'react'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { bellIcon } from '../ui/icons.ts'
import { clearNews, type DeviceState, lookAtDevice, turnOff, turnOn } from './device.ts'

type DeviceNotificationsProps = Readonly<{ applicationId: number }>

/**
 * Offers notifications on this device. The browser's permission prompt and any obstacle appear only
 * after a press.
 */
export function DeviceNotifications({ applicationId }: DeviceNotificationsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [state, setState] = useState<DeviceState>('idle')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const found = await lookAtDevice()
      if (isHere) setState((last) => (last === 'idle' ? found : last))
      if (found === 'on') await clearNews()
    }
    // On failure the offer stays, and pressing it explains more.
    look().catch(() => undefined)
    return () => {
      isHere = false
    }
  }, [])
  const press = async () => {
    setBusy(true)
    setState(state === 'on' ? await turnOff() : await turnOn({ applicationId, language }))
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {state !== 'unsupported' && (
        <Button
          look="quiet"
          className="-ms-3 px-3! text-start text-sm!"
          busy={isBusy}
          onClick={() => void press()}
        >
          <Icon path={bellIcon} className="size-5" />
          <span>{t(state === 'on' ? 'push.off' : 'push.offer')}</span>
        </Button>
      )}
      <p role="status" className="min-w-0 flex-1 basis-56 text-quiet empty:hidden">
        {state !== 'idle' && t(`push.${state}`)}
      </p>
    </div>
  )
}
