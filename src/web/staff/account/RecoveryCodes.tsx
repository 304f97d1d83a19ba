import { useEffect, useRef, useState } from 'react'
import { company } from '../../company.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'

type RecoveryCodesProps = Readonly<{
  codes: readonly string[]
  email: string
  title: string
  onKept: () => void
}>

/** Shown once: they can be copied, downloaded or printed, and stay until somebody says they are kept. */
export function RecoveryCodes({ codes, email, title, onKept }: RecoveryCodesProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const head = t('staff.account.codes.file.head', { company: company.name, email })
  return (
    <div data-print-alone="">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {t('staff.account.codes.title')}
      </h3>
      <p className="mt-1 print:hidden">{t('staff.account.codes.lead')}</p>
      <p className="mt-1 hidden print:block">{head}</p>
      <ul
        aria-label={t('staff.account.codes.list')}
        className="reads-ltr mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2 print:grid-cols-2 rounded-field border border-line bg-sunken p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="print:hidden">
        <KeepButtons text={[head, '', ...codes, ''].join('\n')} />
        <Kept title={title} onKept={onKept} />
      </div>
    </div>
  )
}

function KeepButtons({ text }: Readonly<{ text: string }>) {
  const t = useTranslate()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('staff.account.codes.copied'), tone: 'success' })
    } catch {
      toast({ title: t('staff.account.codes.copy.failed'), tone: 'error' })
    }
  }
  const download = () =>
    saveFile(new Blob([text], { type: 'text/plain' }), t('staff.account.codes.file'))
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button look="secondary" onClick={() => void copy()}>
        {t('staff.account.codes.copy')}
      </Button>
      <Button look="secondary" onClick={download}>
        {t('staff.account.codes.download')}
      </Button>
      <Button look="secondary" onClick={() => print()}>
        {t('staff.account.codes.print')}
      </Button>
    </div>
  )
}

function Kept({ title, onKept }: Pick<RecoveryCodesProps, 'title' | 'onKept'>) {
  const t = useTranslate()
  const [fields] = useState(() => createFields({ kept: false }))
  const { failures, refuse } = useSending()
  const isKept = () => fields.get('kept')
  useFocusAfterFailure(failures, 'kept')
  return (
    <FieldsProvider fields={fields}>
      <div className="mt-5">
        <Form
          title={title}
          issues={
            failures > 0 && !isKept()
              ? [{ path: 'kept', text: t('staff.account.codes.kept.required'), severity: 'error' }]
              : []
          }
          tries={failures}
          summary={[]}
          unsaved
          onSubmit={() => (isKept() ? onKept() : refuse())}
        >
          <CheckboxField name="kept" label={t('staff.account.codes.kept')} />
          <Button type="submit" className="mt-4">
            {t('staff.account.codes.done')}
          </Button>
        </Form>
      </div>
    </FieldsProvider>
  )
}
