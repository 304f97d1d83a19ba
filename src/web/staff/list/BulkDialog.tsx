import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxNoteLength } from '#domain/application/list.ts'
import { variablesOf } from '#domain/template.ts'
import { call } from '../../api/client.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Outcome } from '../parts/bulk/Outcome.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { FreeFields } from '../parts/message/FreeFields.tsx'
import { type Template, templateName } from '../parts/message/message.ts'
import { TemplateMenu } from '../parts/message/TemplateMenu.tsx'
import { TextArea } from '../parts/TextArea.tsx'
import type { BulkAction } from './use-bulk.ts'

/** What letters go out for; a message may be one of a template. */
export type Lettered = Exclude<BulkAction['kind'], 'assign' | 'template' | 'file'>

type BulkDialogProps = Readonly<{
  kind: Lettered
  ids: readonly number[]
  /** True once it is done. */
  onAct: (action: BulkAction) => Promise<boolean>
  error: unknown
  isBusy: boolean
  onClose: () => void
}>

/** Shows what would go out to whom before it does; a message is written here first. */
export function BulkDialog({ kind, ids, onAct, error, isBusy, onClose }: BulkDialogProps) {
  const t = useTranslate()
  const [written, setWritten] = useState<BulkAction | null>(null)
  const [action, setAction] = useState<BulkAction | null>(kind === 'message' ? null : { kind })
  const act = async () => {
    if (action && (await onAct(action))) onClose()
  }
  return (
    <Dialog
      title={t(`staff.list.bulk.${kind}.title`, { count: ids.length })}
      wide={kind === 'message'}
      onClose={onClose}
    >
      {kind === 'message' && (
        <BulkMessage
          onWrite={(next) => {
            setWritten(next)
            setAction(null)
          }}
        />
      )}
      {action && <Preview ids={ids} action={action} />}
      <ErrorNotice error={error} className="mt-4" />
      <DialogButtons onClose={onClose}>
        {action ? (
          <Button busy={isBusy} onClick={() => void act()}>
            {t(`staff.list.bulk.${kind}.action`)}
          </Button>
        ) : (
          <Button aria-disabled={written === null || undefined} onClick={() => setAction(written)}>
            {t('staff.list.bulk.preview')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

function Preview({ ids, action }: Readonly<{ ids: readonly number[]; action: BulkAction }>) {
  const query = useQuery({
    queryKey: ['staff', 'bulk', ids, action],
    queryFn: () =>
      call('POST /api/admin/applications/bulk/preview', { body: { ids: [...ids], action } }),
    gcTime: 0,
  })
  return (
    <div className="mt-4">
      <Loaded query={query} isBare>
        {(preview) => <Outcome preview={preview} />}
      </Loaded>
    </div>
  )
}

type BulkMessageProps = Readonly<{
  /** What would be sent as it stands; null as long as something is missing. */
  onWrite: (action: BulkAction | null) => void
}>

/** What many receive: the same words, or a template, each in their own language. */
function BulkMessage({ onWrite }: BulkMessageProps) {
  const t = useTranslate()
  const [kind, setKind] = useState<'own' | 'template'>('own')
  const choose = (next: 'own' | 'template') => {
    setKind(next)
    onWrite(null)
  }
  return (
    <div className="mt-4">
      <div className="-ms-2 flex gap-1">
        {(['own', 'template'] as const).map((each) => (
          <Choice key={each} isChosen={kind === each} onChoose={() => choose(each)}>
            {t(`staff.template.bulk.${each}`)}
          </Choice>
        ))}
      </div>
      {kind === 'own' ? <OwnWords onWrite={onWrite} /> : <FromTemplate onWrite={onWrite} />}
    </div>
  )
}

function OwnWords({ onWrite }: BulkMessageProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  return (
    <div className="mt-2">
      <TextArea
        label={t('staff.list.bulk.message.text')}
        hint={t('staff.list.bulk.message.hint')}
        rows={5}
        maxLength={maxNoteLength}
        value={typed}
        onType={(value) => {
          setTyped(value)
          const text = value.trim()
          onWrite(text ? { kind: 'message', text } : null)
        }}
      />
    </div>
  )
}

function FromTemplate({ onWrite }: BulkMessageProps) {
  const { t, language } = useWords()
  const [template, setTemplate] = useState<Template | null>(null)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const tell = (chosen: Template, filled: Readonly<Record<string, string>>) => {
    const { free } = variablesOf(chosen.text)
    const isFilled = free.every((name) => filled[name]?.trim())
    onWrite(isFilled ? { kind: 'template', template: chosen.id, values: filled } : null)
  }
  return (
    <div className="mt-2 space-y-3">
      <p className="text-sm text-quiet">{t('staff.template.bulk.template.hint')}</p>
      <TemplateMenu
        language={language}
        label={t(template ? 'staff.template.bulk.choose.another' : 'staff.template.bulk.choose')}
        onChoose={(chosen) => {
          setTemplate(chosen)
          tell(chosen, values)
        }}
      />
      {template && (
        <>
          <div className="rounded-field border border-line p-3 text-sm">
            <p className="font-semibold">{templateName(template, t)}</p>
            <p
              dir="auto"
              lang={template.language}
              className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-quiet"
            >
              {template.text}
            </p>
          </div>
          <FreeFields
            names={variablesOf(template.text).free}
            values={values}
            onChange={(filled) => {
              setValues(filled)
              tell(template, filled)
            }}
          />
        </>
      )}
    </div>
  )
}
