import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSending } from '../parts/use-sending.ts'
import { usePush } from './use-push.ts'

type PushSwitchProps = Readonly<{ push: AnswerOf<'GET /api/admin/alert-choices'>['push'] }>

/** Whether this browser is told, and why not. Permission is asked for only when the button is pressed. */
export function PushSwitch({ push }: PushSwitchProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const { send, isBusy, error } = useSending()
  const { state, turnOn, turnOff } = usePush(push.key)
  const [isOn, setOn] = useState(push.isOn && state === 'possible')
  const press = () =>
    send(async () => {
      if (isOn) await turnOff()
      setOn(isOn ? false : await turnOn())
      await client.invalidateQueries({ queryKey: ['staff', 'alert-choices'] })
    })
  const isUnknown = isCode(error, 'request.invalid')
  return (
    <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <div className="max-w-prose min-w-0 flex-1 basis-64 text-sm">
        <h3 className="text-base">{t('staff.alert.push.title')}</h3>
        <p className="mt-1 text-quiet">{t('staff.alert.push.text')}</p>
        <p role="status" className="mt-2 font-medium">
          {state === 'possible'
            ? t(isOn ? 'staff.alert.push.is-on' : 'staff.alert.push.is-off')
            : t(`staff.alert.push.${state}`)}
        </p>
        {error !== null && (
          <Notice tone="error" role="alert" className="mt-3">
            {t(isUnknown ? 'staff.alert.push.unknown' : 'staff.alert.push.failed')}
          </Notice>
        )}
      </div>
      {state === 'possible' && (
        <Button look="secondary" busy={isBusy} onClick={() => void press()}>
          {t(isOn ? 'staff.alert.push.off' : 'staff.alert.push.on')}
        </Button>
      )}
    </div>
  )
}
