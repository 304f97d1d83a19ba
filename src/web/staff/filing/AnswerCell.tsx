import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect } from 'react'
import { ApiError } from '#client/error.ts'
import { colleagueOrigins, portalAnswer } from '#domain/filing/answer.ts'
import { maxFilingValue } from '#domain/filing/form.ts'
import { choicesFor } from '#phrases/portal-line.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { focusField } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { compact } from '../parts/looks.ts'
import { useTab } from '../parts/PageFrame.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { type Filing, type FilingLine, filingKey } from './use-filing.ts'

type Origin = (typeof colleagueOrigins)[number]

type AnswerCellProps = Readonly<{
  filing: Filing
  line: FilingLine
  origin: Origin
  onOrigin: (origin: Origin) => void
  /** Ticks that are still on their way go first. */
  flush: () => Promise<void>
  onKept: (saved: Filing) => void
  onBack: () => void
}>

/** The place for what a colleague heard about a line that the application does not answer. */
export function AnswerCell(props: AnswerCellProps) {
  const { filing, line, onBack } = props
  const t = useTranslate()
  const title = useTab(t('staff.filing.tab', { reference: filing.application.reference }))
  const form = useAnswering(props)
  useEffect(() => focusField('cell'), [])
  const press = (event: KeyboardEvent) => {
    // Keys of the page would file the traveller while somebody types.
    if (event.key === 'Escape') onBack()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.submit()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields and buttons in it
    <div className="px-3 pt-1 pb-4 ps-11" onKeyDown={press}>
      <SendingForm form={form} title={title}>
        <CellFields line={line} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" className={compact} busy={form.sending.isBusy}>
            {t('staff.filing.cell.keep')}
          </Button>
          <Button look="quiet" className={compact} onClick={onBack}>
            {t('staff.parts.back')}
          </Button>
        </div>
      </SendingForm>
    </div>
  )
}

function CellFields({ line }: Pick<AnswerCellProps, 'line'>) {
  const t = useTranslate()
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          name="cell"
          label={t('staff.filing.cell.value')}
          {...(line.kept && { hint: t('staff.filing.cell.empty') })}
          isName
          readsLtr
          autoComplete="off"
          maxLength={maxFilingValue}
          suggestions={choicesFor(t, line)}
        />
        <SelectField
          name="cellOrigin"
          label={t('staff.filing.cell.origin')}
          options={colleagueOrigins.map((value) => ({
            value,
            label: t(`staff.filing.cell.origin.${value}`),
          }))}
        />
      </div>
      {line.alike > 0 && (
        <div className="mt-2">
          <CheckboxField
            name="cellForAll"
            label={t('staff.filing.cell.all', { count: line.alike })}
          />
        </div>
      )}
    </>
  )
}

function useAnswering({ filing, line, origin, onOrigin, flush, onKept }: AnswerCellProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const { id } = filing.traveller
  return useSendingForm({
    first: { cell: line.kept ? line.value : '', cellOrigin: origin, cellForAll: false },
    check: ({ cell }) => {
      const value = portalAnswer(cell)
      if (value === null) return { cell: t('error.filing.other-script') }
      return { cell: value === '' && !line.kept && t('staff.filing.cell.missing') }
    },
    send: async ({ cell, cellOrigin, cellForAll }) => {
      await flush()
      const answers = [{ line: line.key, mark: line.mark, value: cell }]
      const more = { origin: cellOrigin, ...(cellForAll && { isForAll: true }) }
      try {
        return await call('PUT /api/admin/applicants/{id}/filing/answers', {
          params: { id },
          body: { answers, ...more },
        })
      } catch (failure) {
        // What holds now stands in the lines; what was typed stays.
        if (failure instanceof ApiError && failure.code === 'application.changed') {
          await client.invalidateQueries({ queryKey: filingKey(id) })
        }
        throw failure
      }
    },
    onDone: (saved, { cellOrigin }) => {
      client.setQueryData(filingKey(id), saved)
      onOrigin(cellOrigin)
      onKept(saved)
    },
  })
}
