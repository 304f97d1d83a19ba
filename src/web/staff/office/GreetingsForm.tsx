import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { builtInGreetings, greetingLimits } from '#domain/greeting.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { call } from '../../api/client.ts'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { RemoveButton } from '../parts/IconButton.tsx'
import { LabelledSelect } from '../parts/Select.tsx'
import { TextArea } from '../parts/TextArea.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { SettingForm } from './SettingForm.tsx'
import { type Greetings, greetingsKey } from './use-office.ts'

type GreetingsFormProps = Readonly<{ first: Greetings; isFixed: boolean }>

/** Why greetings cannot be kept; null when they can. */
function problemOf(greetings: Greetings): 'path' | 'twice' | 'seconds' | 'words' | null {
  const { leastSeconds, mostSeconds } = greetingLimits
  if (greetings.some(({ path }) => !/^\/[\w\-./]*$/.test(path))) return 'path'
  if (new Set(greetings.map(({ path }) => path)).size < greetings.length) return 'twice'
  if (greetings.some(({ afterSeconds: s }) => !(s >= leastSeconds && s <= mostSeconds))) {
    return 'seconds'
  }
  return greetings.some(({ builtIn, texts }) => builtIn === null && !texts.en) ? 'words' : null
}

const fresh: Greetings[number] = { path: '/', afterSeconds: 20, builtIn: 'help', texts: {} }

/** What the chat says by itself, page by page; nothing at first. */
export function GreetingsForm({ first, isFixed }: GreetingsFormProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const [greetings, set] = useState(first)
  const problem = problemOf(greetings)
  const keep = async () => {
    const saved = await call('PUT /api/admin/settings/greetings', { body: { greetings } })
    client.setQueryData(greetingsKey, saved)
  }
  const change = (index: number, to: Greetings[number] | null) =>
    set(greetings.flatMap((each, at) => (at === index ? (to ?? []) : each)))
  return (
    <SettingForm
      isFixed={isFixed}
      problem={problem && t(`staff.office.greetings.problem.${problem}`)}
      keep={keep}
      canKeep={greetings.length > 0 || first.length > 0}
      more={
        greetings.length < greetingLimits.greetings && (
          <Button look="secondary" onClick={() => set([...greetings, fresh])}>
            {t('staff.office.greetings.add')}
          </Button>
        )
      }
    >
      {greetings.length === 0 && (
        <p className="text-sm text-quiet">{t('staff.office.greetings.none')}</p>
      )}
      <fieldset disabled={isFixed} className="min-w-0 space-y-4">
        <legend className="sr-only">{t('staff.office.greetings')}</legend>
        {greetings.map((greeting, index) => (
          <GreetingFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a greeting is its place
            key={index}
            greeting={greeting}
            isFixed={isFixed}
            onChange={(to) => change(index, to)}
          />
        ))}
      </fieldset>
    </SettingForm>
  )
}

type Greeting = Greetings[number]
type GreetingFieldsProps = Readonly<{
  greeting: Greeting
  isFixed: boolean
  /** Null: it is taken away. */
  onChange: (greeting: Greeting | null) => void
}>

function GreetingFields({ greeting, isFixed, onChange }: GreetingFieldsProps) {
  const t = useTranslate()
  const { path, afterSeconds, builtIn } = greeting
  return (
    <div className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextBox
          label={t('staff.office.greetings.path')}
          dir="ltr"
          spellCheck={false}
          maxLength={greetingLimits.pathLength}
          value={path}
          onType={(text) => onChange({ ...greeting, path: text.trim() })}
          className="min-w-40 flex-1"
        />
        <TextBox
          label={t('staff.office.greetings.seconds')}
          type="number"
          inputMode="numeric"
          min={greetingLimits.leastSeconds}
          max={greetingLimits.mostSeconds}
          value={afterSeconds}
          onType={(text) => onChange({ ...greeting, afterSeconds: Math.round(Number(text)) })}
          className="w-32"
        />
        {!isFixed && (
          <RemoveButton
            label={t('staff.office.greetings.remove', { path })}
            onClick={() => onChange(null)}
          />
        )}
      </div>
      <div className="mt-3">
        <LabelledSelect
          label={t('staff.office.greetings.what')}
          value={builtIn ?? ''}
          choices={[
            ...builtInGreetings.map((value) => ({
              value,
              label: t(`staff.office.greetings.built.${value}`),
            })),
            { value: '', label: t('staff.office.greetings.own') },
          ]}
          onChoose={(next) => onChange({ ...greeting, builtIn: next || null })}
        />
      </div>
      {builtIn ? (
        <p className="mt-2 text-sm text-quiet">{t(`staff.office.greetings.text.${builtIn}`)}</p>
      ) : (
        <OwnWords greeting={greeting} onChange={onChange} />
      )}
    </div>
  )
}

type OwnWordsProps = Readonly<{ greeting: Greeting; onChange: (greeting: Greeting) => void }>

/** Own words, a language at a time; where one is missing, the English ones are said. */
function OwnWords({ greeting, onChange }: OwnWordsProps) {
  const t = useTranslate()
  const [language, choose] = useState<Language>('en')
  const { texts } = greeting
  const write = (text: string) => {
    const { [language]: _, ...others } = texts
    onChange({ ...greeting, texts: text === '' ? others : { ...others, [language]: text } })
  }
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <div className="w-40">
        <LabelledSelect
          label={t('staff.office.greetings.language')}
          value={language}
          choices={languages.map((value) => ({
            value,
            label: texts[value] ? `${languageName(value)} ✓` : languageName(value),
          }))}
          onChoose={choose}
        />
      </div>
      <div className="min-w-56 flex-1">
        <TextArea
          label={t('staff.office.greetings.words')}
          lang={language}
          rows={2}
          maxLength={greetingLimits.textLength}
          value={texts[language] ?? ''}
          onType={write}
          className="px-2.5! py-1.5! text-sm!"
        />
      </div>
    </div>
  )
}
