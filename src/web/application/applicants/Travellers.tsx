import { memo, useCallback, useRef, useState } from 'react'
import { maxApplicants } from '#domain/application/choice.ts'
import type { Translate } from '#phrases/translate.ts'
import { type Fields, useFields } from '../../form/fields.tsx'
import { useLoaded } from '../../form/use-loaded.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { plusIcon, uploadIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import type { WizardValues } from '../values.ts'
import { isBegun, withOneMore, withoutOne } from './people.ts'
import type { Person } from './progress.ts'
import { TravellerTable } from './TravellerTable.tsx'

type TravellersProps = Readonly<{
  people: readonly Person[]
  current: number
  onSelect: (index: number) => void
}>

/** The table of travellers with the actions on it. */
export const Travellers = memo(function Travellers({ people, current, onSelect }: TravellersProps) {
  const t = useTranslate()
  const fields = useFields<WizardValues>()
  const { leaving, ask, stay, remove } = useLeaving(people, current, onSelect)
  const [isImporting, setImporting] = useState(false)
  const add = () => {
    putPeople(fields, withOneMore(fields.all()))
    onSelect(people.length)
  }

  return (
    <div className="mb-9">
      <TravellerTable people={people} current={current} onSelect={onSelect} onRemove={ask} />
      <div className="mt-3 flex flex-wrap gap-3">
        {people.length < maxApplicants.group && (
          <Button look="secondary" className="w-full sm:w-auto" onClick={add}>
            <Icon path={plusIcon} />
            <span>{t('apply.applicants.add')}</span>
          </Button>
        )}
        <Button look="secondary" className="w-full sm:w-auto" onClick={() => setImporting(true)}>
          <Icon path={uploadIcon} />
          <span>{t('sheet.open')}</span>
        </Button>
      </div>
      {isImporting && <Import onClose={() => setImporting(false)} onSelect={onSelect} />}
      {leaving !== null && (
        <Dialog
          title={t('apply.applicants.remove', { who: whoIs(people, leaving, t) })}
          text={t('apply.applicants.remove.text')}
          onClose={stay}
        >
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={stay}>
              {t('apply.cancel')}
            </Button>
            <Button look="danger" onClick={() => remove(leaving)}>
              {t('apply.applicants.remove.confirm')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
})

const loadImport = () => import('./import/ImportPart.tsx')

type ImportProps = Readonly<{ onClose: () => void; onSelect: (index: number) => void }>

/** Imports travellers from a spreadsheet; loaded on demand. */
function Import({ onClose, onSelect }: ImportProps) {
  const t = useTranslate()
  const toast = useToast()
  const part = useLoaded(loadImport)
  if (part.state === 'failed') {
    return (
      <Notice tone="error" role="alert" className="mt-3" title={t('form.load.failed')}>
        <Button look="secondary" onClick={part.retry}>
          {t('form.retry')}
        </Button>
      </Notice>
    )
  }
  if (part.state === 'loading') return null
  const done = (count: number) => {
    toast({ title: t('sheet.done', { count }), tone: 'success' })
    onSelect(0)
    onClose()
  }
  return <part.value.ImportPart onClose={onClose} onDone={done} />
}

function whoIs(people: readonly Person[], index: number, t: Translate): string {
  return people[index]?.name || t('apply.applicants.tab', { number: index + 1 })
}

function putPeople(fields: Fields<WizardValues>, { applicants, details }: WizardValues): void {
  fields.set('applicants', applicants)
  fields.set('details', details)
}

/** Removes a traveller: at once if nothing was typed, else after confirmation. */
function useLeaving(people: readonly Person[], current: number, onSelect: (index: number) => void) {
  const t = useTranslate()
  const toast = useToast()
  const fields = useFields<WizardValues>()
  const [leaving, setLeaving] = useState<number | null>(null)
  const remove = (index: number) => {
    setLeaving(null)
    toast({
      title: t('apply.applicants.removed', { who: whoIs(people, index, t) }),
      tone: 'success',
    })
    putPeople(fields, withoutOne(fields.all(), index))
    const isBefore = index < current || current === people.length - 1
    if (isBefore) onSelect(Math.max(0, current - 1))
  }
  const newest = useRef(remove)
  newest.current = remove
  // Stable, so that a keystroke does not re-render fifty rows.
  const ask = useCallback(
    (index: number) => {
      if (isBegun(fields.get(`applicants.${index}`))) setLeaving(index)
      else newest.current(index)
    },
    [fields],
  )
  return { leaving, ask, remove, stay: () => setLeaving(null) }
}
