import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { processingTypes, visaTypes } from '#domain/application/choice.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { refundKey } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { compact } from '../parts/looks.ts'
import { SelectField } from '../parts/SelectField.tsx'
import { useMay } from '../parts/use-me.ts'
import { AmendForm } from './AmendForm.tsx'
import { AmendmentList } from './AmendmentList.tsx'

/** What was ordered becomes something else: cheaper with money back, dearer once the traveller paid for it. */
export function AmendBlock() {
  const t = useTranslate()
  const may = useMay()
  if (!may('refund.make')) return null
  return (
    <Block title={t('staff.refund.change.title')}>
      <Amendments />
    </Block>
  )
}

function Amendments() {
  const t = useTranslate()
  const { application } = useDetail()
  const { id, visaType, processingType, hasInsurance, hasESim } = application
  const [fields] = useState(() =>
    createFields<OrderChoice>({ visaType, processingType, hasInsurance, hasESim }),
  )
  const wanted = useAll(fields)
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
            <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
              <FieldsProvider fields={fields}>
                <Wanted />
              </FieldsProvider>
              <AmendForm
                // An open question was about the wish before.
                key={JSON.stringify(wanted)}
                offer={offer}
                wanted={wanted}
                isOld={query.isPlaceholderData}
                onClose={() => setOpen(false)}
              />
            </div>
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

function Wanted() {
  const t = useTranslate()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        name="visaType"
        label={t('staff.refund.change.visa')}
        options={visaTypes.map((value) => ({ value, label: t(`status.visa.${value}`) }))}
      />
      <SelectField
        name="processingType"
        label={t('staff.refund.change.speed')}
        options={processingTypes.map((value) => ({ value, label: t(`status.speed.${value}`) }))}
      />
      <CheckboxField name="hasInsurance" label={t('apply.hasInsurance.label')} />
      <CheckboxField name="hasESim" label={t('apply.hasESim.label')} />
    </div>
  )
}
