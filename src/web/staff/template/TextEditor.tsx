import { useId } from 'react'
import type { Language } from '#domain/reference/languages.ts'
import { isOtherScript } from '#domain/script.ts'
import { templateLimits } from '#domain/template.ts'
import type { Fields } from '../../form/fields.tsx'
import { useAll, useText } from '../../form/fields.tsx'
import { fieldId } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { Sample } from './Sample.tsx'
import type { EditedTemplate } from './template.ts'
import { Variables } from './Variables.tsx'

type TextEditorProps = Readonly<{
  fields: Fields<EditedTemplate>
  shown: Language
  onShow: (language: Language) => void
}>

/** The text of one language after the other, with its variables, and beside it how it reads. */
export function TextEditor({ fields, shown, onShow }: TextEditorProps) {
  const t = useTranslate()
  const id = useId()
  const { texts } = useAll(fields)
  const name = `texts.${shown}` as const
  const [text, set] = useText(name)
  const insert = (written: string) => {
    const field = document.getElementById(fieldId(name))
    if (!(field instanceof HTMLTextAreaElement)) return
    const { selectionStart: from, selectionEnd: to } = field
    const next = text.slice(0, from) + written + text.slice(to)
    if (next.length > templateLimits.text) return
    set(next)
    // The caret stands behind what was written once it is drawn.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from + written.length, from + written.length)
    })
  }
  const language = languageName(shown)
  return (
    <div>
      <LanguageTabs
        id={id}
        shown={shown}
        has={(each) => Boolean(texts[each].trim())}
        onShow={onShow}
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        className="mt-4 grid items-start gap-5 lg:grid-cols-2"
      >
        <div className="space-y-3" dir="auto">
          <TextField
            key={shown}
            name={name}
            label={t('staff.template.text', { language })}
            rows={10}
            maxLength={templateLimits.text}
          />
          {isOtherScript(text, shown) && (
            <p role="status" className="text-sm text-amber">
              {t('staff.template.text.other', { language })}
            </p>
          )}
          <Variables onInsert={insert} />
        </div>
        <Sample language={shown} text={text} />
      </div>
    </div>
  )
}
