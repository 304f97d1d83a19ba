import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isCode } from '#client/error.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { templateLimits } from '#domain/template.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { templatesKey } from '../parts/message/use-writing.ts'
import { useTab } from '../parts/PageFrame.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { TextEditor } from './TextEditor.tsx'
import { type EditedTemplate, unknownIn, writtenTexts } from './template.ts'
import type { FullTemplate } from './use-templates.ts'

type TemplateFormProps = Readonly<{
  first: EditedTemplate
  /** As it is kept; nothing of one that is new. */
  saved?: FullTemplate
}>

/** A template as it is edited: its name, who uses it, its texts. */
export function TemplateForm({ first, saved }: TemplateFormProps) {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const navigate = useNavigate()
  const tab = useTab(t('staff.template.title'))
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
    onDone: (kept) => {
      const { id } = kept
      void client.invalidateQueries({ queryKey: templatesKey })
      client.setQueryData([...templatesKey, 'one', id], kept)
      toast({ tone: 'success', title: t('staff.template.saved') })
      void navigate(`${staffPages.admin}/templates/${id}`, { replace: true })
    },
  })
  const submit = () => {
    // What stands in the way is shown, in whichever language it is.
    const unknown = unknownIn(form.fields.all().texts)
    if (unknown) show(unknown.language)
    form.submit()
  }
  return (
    <SendingForm
      form={{ ...form, submit }}
      title={tab}
      unsaved
      problem={<Changed error={form.sending.error} />}
    >
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
        <Button type="submit" busy={form.sending.isBusy}>
          {t('staff.template.save')}
        </Button>
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

/** Why it was not saved; where a colleague was first, the way to what they wrote. */
function Changed({ error }: Readonly<{ error: unknown }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const client = useQueryClient()
  if (error === null) return null
  const isChanged = isCode(error, 'template.changed')
  return (
    <Notice tone="error" role="alert" className="mb-5">
      <p>{say(error)}</p>
      {isChanged && (
        <Button
          look="secondary"
          className="mt-3"
          onClick={() => void client.invalidateQueries({ queryKey: templatesKey })}
        >
          {t('staff.template.changed.action')}
        </Button>
      )}
    </Notice>
  )
}
