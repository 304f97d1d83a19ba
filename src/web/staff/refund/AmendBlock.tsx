import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'
import { call } from '../../api/client.ts'
import { boxClass } from '../../form/Field.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { refundKey } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { AmendForm } from './AmendForm.tsx'
import { AmendmentList } from './AmendmentList.tsx'

/** What was ordered becomes something cheaper, with the money back that the policy gives. */
export function AmendBlock() {
  const t = useTranslate()
  const may = useMay()
  return (
    <Block title={t('staff.refund.change.title')}>
      {may('refund.make') ? (
        <Amendments />
      ) : (
        <p className="text-sm text-quiet">{t('staff.refund.change.role')}</p>
      )}
    </Block>
  )
}

function Amendments() {
  const t = useTranslate()
  const { application } = useDetail()
  const { id, visaType, processingType, hasInsurance, hasESim } = application
  const [wanted, setWanted] = useState<OrderChoice>({
    ...{ visaType, processingType, hasInsurance, hasESim },
  })
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    queryKey: [...refundKey(id), 'amendment', wanted],
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications/{id}/amendment', {
        params: { id },
        query: {
          ...wanted,
          hasInsurance: `${wanted.hasInsurance}`,
          hasESim: `${wanted.hasESim}`,
        },
        signal,
      }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded query={query} lines={2}>
      {(offer) => (
        <div className="space-y-4">
          <AmendmentList amendments={offer.amendments} />
          {isOpen ? (
            <>
              <Wanted wanted={wanted} onChoose={setWanted} />
              <AmendForm
                offer={offer}
                wanted={wanted}
                isOld={query.isPlaceholderData}
                onDone={() => setOpen(false)}
              />
            </>
          ) : (
            <Button look="secondary" className={compact} onClick={() => setOpen(true)}>
              {t('staff.refund.change.open')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  )
}

type WantedProps = Readonly<{ wanted: OrderChoice; onChoose: (wanted: OrderChoice) => void }>

function Wanted({ wanted, onChoose }: WantedProps) {
  const t = useTranslate()
  const box = boxClass(false, 'mt-1 min-h-11! py-1.5! text-sm! font-normal')
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <label className="text-sm font-semibold">
        {t('staff.refund.change.visa')}
        <select
          value={wanted.visaType}
          onChange={({ target }) => {
            const visaType = visaTypes.find((each) => each === target.value)
            if (visaType) onChoose({ ...wanted, visaType })
          }}
          className={box}
        >
          {visaTypes.map((each) => (
            <option key={each} value={each}>
              {t(`status.visa.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-semibold">
        {t('staff.refund.change.speed')}
        <select
          value={wanted.processingType}
          onChange={({ target }) => {
            const processingType = processingTypes.find((each) => each === target.value)
            if (processingType) onChoose({ ...wanted, processingType })
          }}
          className={box}
        >
          {processingTypes.map((each) => (
            <option key={each} value={each}>
              {t(`status.speed.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {(['hasInsurance', 'hasESim'] as const).map((extra) => (
        <label key={extra} className="flex min-h-11 items-center gap-2 text-sm font-semibold">
          <input
            type="checkbox"
            checked={wanted[extra]}
            onChange={({ target }) => onChoose({ ...wanted, [extra]: target.checked })}
            className="size-5 shrink-0 accent-ocean"
          />
          <span>{t(`apply.${extra}.label`)}</span>
        </label>
      ))}
    </div>
  )
}
