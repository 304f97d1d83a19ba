import { useId } from 'react'
import { todayIn } from '#domain/time/calendar.ts'
import { now } from '../../../clock.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { downloadIcon } from '../../../ui/icons.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { templateCsv, templateWorkbook } from './template.ts'
import { separatorIn, templateIn } from './template-words.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A template to fill in, generated in the browser on demand. */
export function TemplateLinks() {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const template = () => templateIn(language, t, todayIn(now(), 'UTC'))
  const save = (content: BlobPart, type: string, ending: string) =>
    saveFile(new Blob([content], { type }), `${t('sheet.template.name')}${ending}`)
  const saveWorkbook = () =>
    save(templateWorkbook(template()) as Uint8Array<ArrayBuffer>, workbookType, '.xlsx')
  const saveCsv = () => save(templateCsv(template(), separatorIn(language)), 'text/csv', '.csv')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      role="group"
      aria-labelledby={id}
      className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1"
    >
      <p id={id} className="text-sm">
        {t('sheet.template')}
      </p>
      <Button look="quiet" onClick={saveWorkbook}>
        <Icon path={downloadIcon} className="size-4" />
        <span>{t('sheet.template.workbook')}</span>
      </Button>
      <Button look="quiet" onClick={saveCsv}>
        <Icon path={downloadIcon} className="size-4" />
        <span>{t('sheet.template.csv')}</span>
      </Button>
    </div>
  )
}
