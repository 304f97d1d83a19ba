import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { FilingFormView } from '../parts/filing-form.ts'
import { compact } from '../parts/looks.ts'
import type { FormEditing } from './use-form-editing.ts'

type ChangedProps = Readonly<{ theirs: FilingFormView; editing: FormEditing }>

/** Somebody else saved meanwhile: nothing typed is lost, and its author decides. */
export function Changed({ theirs: { changed }, editing }: ChangedProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Notice tone="error" role="alert" title={t('error.filing-form.changed')} className="mb-5">
      {changed && (
        <p>
          {t('staff.filing.form.changed', {
            name: changed.by?.name ?? '–',
            at: sayMoment(changed.at, language),
          })}
        </p>
      )}
      <p>{t('staff.filing.form.conflict')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" className={compact} onClick={editing.takeTheirs}>
          {t('staff.filing.form.theirs')}
        </Button>
        <Button look="danger" className={compact} onClick={editing.overwrite}>
          {t('staff.filing.form.mine')}
        </Button>
      </div>
    </Notice>
  )
}
