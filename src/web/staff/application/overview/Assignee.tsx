import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/client.ts'
import { createFields, FieldsProvider, useAll } from '../../../form/fields.tsx'
import { focusField } from '../../../form/issues.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { SmallButton } from '../../parts/SmallButton.tsx'
import { useMay, useMe } from '../../parts/use-me.ts'
import { useSending } from '../../parts/use-sending.ts'
import { useAskedFor } from './use-asked-for.ts'

/** Whose work it is: taken, taken over, given to a colleague or to nobody. */
export function Assignee() {
  const t = useTranslate()
  const toast = useToast()
  const may = useMay()
  const me = useMe()
  const { application, change } = useDetail()
  const { id, version, assignee } = application
  const [isGiving, setGiving] = useState(false)
  const { send, isBusy, error } = useSending()
  useAskedFor('#assign', () => setGiving(may('application.work')))

  const give = async (staffId: string | null) => {
    const work = () =>
      call('PUT /api/admin/applications/{id}/assignee', {
        params: { id },
        body: { staffId, version },
      })
    if (!(await send(() => change(work)))) return
    setGiving(false)
    toast({ title: t('staff.application.assign.done'), tone: 'success' })
  }

  const isMine = assignee?.id === me.id
  return (
    <Block title={t('staff.application.assign.title')}>
      <p>
        <bdi className="font-semibold">
          {assignee?.name ?? t('staff.application.assign.nobody')}
        </bdi>
        {isMine && <span className="text-quiet"> {t('staff.application.assign.me')}</span>}
      </p>
      {may('application.work') && (
        <div className="mt-2 flex flex-wrap gap-2">
          {!isMine && (
            <SmallButton busy={isBusy} onClick={() => void give(me.id)}>
              {t(assignee ? 'staff.application.assign.takeOver' : 'staff.application.assign.take')}
            </SmallButton>
          )}
          <SmallButton aria-expanded={isGiving} onClick={() => setGiving(!isGiving)}>
            {t('staff.application.assign.give')}
          </SmallButton>
          {assignee && (
            <SmallButton busy={isBusy} onClick={() => void give(null)}>
              {t('staff.application.assign.drop')}
            </SmallButton>
          )}
        </div>
      )}
      {isGiving && <GiveTo isBusy={isBusy} onGive={(staffId) => void give(staffId)} />}
      <ErrorNotice error={error} className="mt-3" />
    </Block>
  )
}

type GiveToProps = Readonly<{ isBusy: boolean; onGive: (staffId: string) => void }>

function GiveTo({ isBusy, onGive }: GiveToProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const [fields] = useState(() => createFields({ colleague: '' }))
  const { colleague: chosen } = useAll(fields)
  // Somebody just asked for this list.
  useEffect(() => focusField('colleague'), [])
  const { data, error } = useQuery({
    queryKey: ['staff', 'colleagues'],
    queryFn: ({ signal }) => call('GET /api/admin/colleagues', { signal }),
    refetchOnMount: 'always',
  })
  const others = data?.items.filter(({ id }) => id !== application.assignee?.id) ?? []
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <FieldsProvider fields={fields}>
        <div className="min-w-48 flex-1">
          <SelectField
            name="colleague"
            label={t('staff.application.assign.colleague')}
            empty={t(error ? 'staff.application.assign.failed' : 'staff.application.assign.choose')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </FieldsProvider>
      <SmallButton
        look="primary"
        busy={isBusy}
        aria-disabled={!chosen || undefined}
        onClick={() => chosen && onGive(chosen)}
      >
        {t('staff.application.assign.action')}
      </SmallButton>
    </div>
  )
}
