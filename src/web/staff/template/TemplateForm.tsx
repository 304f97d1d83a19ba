import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isCode } from '#client/error.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { isOtherScript } from '#domain/script.ts'
import { templateLimits, templateVariables, writtenFree, writtenOf } from '#domain/template.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { type Fields, useAll, useText } from '../../form/fields.tsx'
import { fieldId } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { templatesKey } from '../parts/message/use-writing.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { placePath } from '../parts/paths.ts'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { LanguageTabs, Sample } from './LanguageTabs.tsx'
import { type EditedTemplate, type FullTemplate, unknownIn, writtenTexts } from './template.ts'

type TemplateFormProps = Readonly<{
  first: EditedTemplate
  /** As it is kept; nothing of one that is new. */
  saved?: FullTemplate
}>

/** A template as it is edited: its name, who uses it, its texts. */
export function TemplateForm({ first, saved }: TemplateFormProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const navigate = useNavigate()
  const say = useErrorWords()
  const [shown, show] = useState(useFirstShown(first))
  const form = useSendingForm<EditedTemplate, FullTemplate>({
    first,
    check: ({ name, texts }) => {
      const unknown = unknownIn(texts)
      const hasText = languages.some((language) => texts[language].trim())
      const at = `texts.${unknown?.language ?? shown}`
      return {
        name: !name.trim() && t('staff.template.name.required'),
        [at]: unknown
          ? t('staff.template.text.unknown', { names: unknown.names.join(', ') })
          : !hasText && t('staff.template.text.required'),
      }
    },
    at: { 'template.name-taken': 'name' },
    send: (typed) => {
      const body = { name: typed.name.trim(), isShared: typed.isShared, texts: writtenTexts(typed) }
      if (!saved) return call('POST /api/admin/templates', { body })
      const { id, version } = saved
      return call('PUT /api/admin/templates/{id}', { params: { id }, body: { ...body, version } })
    },
    done: t('staff.template.saved'),
    onDone: (kept) => {
      const { id } = kept
      void client.invalidateQueries({ queryKey: templatesKey })
      client.setQueryData([...templatesKey, 'one', id], kept)
      void navigate(placePath(`templates/${id}`), { replace: true })
    },
  })
  const submit = () => {
    // What stands in the way is shown, in whichever language it is.
    const unknown = unknownIn(form.fields.all().texts)
    if (unknown) show(unknown.language)
    form.submit()
  }
  const { error } = form.sending
  const changed = isCode(error, 'template.changed') && (
    <Notice tone="error" role="alert" className="mb-5">
      <p>{say(error)}</p>
      <Button
        look="secondary"
        className="mt-3"
        onClick={() => void client.invalidateQueries({ queryKey: templatesKey })}
      >
        {t('staff.template.changed.action')}
      </Button>
    </Notice>
  )
  return (
    <SendingForm form={{ ...form, submit }} unsaved problem={changed}>
      <div className="max-w-prose space-y-4">
        <TextField
          name="name"
          label={t('staff.template.name')}
          autoComplete="off"
          maxLength={templateLimits.name}
        />
        {(saved?.isOwn ?? true) && (
          <CheckboxField
            name="isShared"
            label={t('staff.template.share')}
            hint={t('staff.template.share.hint')}
          />
        )}
      </div>
      <div className="mt-5">
        <TextEditor fields={form.fields} shown={shown} onShow={show} />
      </div>
      <div className="mt-5 flex justify-end">
        <SubmitButton>{t('staff.template.save')}</SubmitButton>
      </div>
    </SendingForm>
  )
}

/** The reader's own language where it has a text, else the first that has one. */
function useFirstShown({ texts }: EditedTemplate): Language {
  const reader = useLanguage()
  const own = languages.find((each) => each === reader) ?? 'en'
  if (texts[own].trim()) return own
  return languages.find((each) => texts[each].trim()) ?? own
}

type TextEditorProps = Readonly<{
  fields: Fields<EditedTemplate>
  shown: Language
  onShow: (language: Language) => void
}>

/** The text of one language after the other, with its variables, and beside it how it reads. */
function TextEditor({ fields, shown, onShow }: TextEditorProps) {
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

const pill =
  'min-h-9 rounded-full border border-edge bg-surface px-3 text-sm text-ink hover:border-ocean hover:text-ocean pointer-coarse:min-h-11'

/** What is filled in by itself, as buttons that write it into the text; and what its sender fills in. */
function Variables({ onInsert }: Readonly<{ onInsert: (written: string) => void }>) {
  const t = useTranslate()
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('staff.template.variables')}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {templateVariables.map((name) => (
          <button
            key={name}
            type="button"
            className={pill}
            onClick={() => onInsert(writtenOf(name))}
          >
            {t(`staff.template.variable.${name}`)}
          </button>
        ))}
        <PopoverButton className={pill} label={t('staff.template.variables.free')}>
          {(close) => (
            <FreeName
              onInsert={(name) => {
                close()
                onInsert(writtenFree(name))
              }}
            />
          )}
        </PopoverButton>
      </div>
    </fieldset>
  )
}

function FreeName({ onInsert }: Readonly<{ onInsert: (name: string) => void }>) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  // Braces end a variable, and signs at its beginning make it something else.
  const name = typed.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim()
  const insert = () => name && onInsert(name)
  return (
    <div className="space-y-2 p-1.5">
      <TextBox
        label={t('staff.template.variables.free.name')}
        maxLength={templateLimits.freeName}
        value={typed}
        onType={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          insert()
        }}
      />
      <SmallButton look="primary" aria-disabled={!name || undefined} onClick={insert}>
        {t('staff.template.variables.free.add')}
      </SmallButton>
    </div>
  )
}
