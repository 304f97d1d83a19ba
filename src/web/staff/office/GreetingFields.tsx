import { useState } from 'react'
import { builtInGreetings, greetingLimits } from '#domain/greeting.ts'
import { type Language, languages } from '#domain/reference/languages.ts'
import { boxClass } from '../../form/Field.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { trashIcon } from '../../ui/icons.ts'
import { removing } from '../parts/looks.ts'
import { LabelledSelect } from '../parts/Select.tsx'
import { TextArea } from '../parts/TextArea.tsx'
import type { Greetings } from './use-office.ts'

type Greeting = Greetings[number]
type GreetingFieldsProps = Readonly<{
  greeting: Greeting
  isFixed: boolean
  /** Null: it is taken away. */
  onChange: (greeting: Greeting | null) => void
}>

const box = boxClass(false, 'mt-1 min-h-11! px-2.5! py-1.5! text-sm! font-normal')

/** On which pages, after how long, and what is said. */
export function GreetingFields({ greeting, isFixed, onChange }: GreetingFieldsProps) {
  const t = useTranslate()
  const { path, afterSeconds, builtIn } = greeting
  return (
    <div className="rounded-card border border-line p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Labelled words={t('staff.office.greetings.path')} className="min-w-40 flex-1">
          <input
            dir="ltr"
            spellCheck={false}
            maxLength={greetingLimits.pathLength}
            value={path}
            onChange={({ target }) => onChange({ ...greeting, path: target.value.trim() })}
            className={box}
          />
        </Labelled>
        <Labelled words={t('staff.office.greetings.seconds')} className="w-32">
          <input
            type="number"
            inputMode="numeric"
            min={greetingLimits.leastSeconds}
            max={greetingLimits.mostSeconds}
            value={afterSeconds}
            onChange={({ target }) =>
              onChange({ ...greeting, afterSeconds: Math.round(Number(target.value)) })
            }
            className={box}
          />
        </Labelled>
        {!isFixed && (
          <button
            type="button"
            aria-label={t('staff.office.greetings.remove', { path })}
            onClick={() => onChange(null)}
            className={removing}
          >
            <Icon path={trashIcon} className="size-4.5" />
          </button>
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

type LabelledProps = Readonly<{ words: string; className: string; children: Elements }>

function Labelled({ words, className, children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={`block text-sm font-semibold ${className}`}>
      <span>{words}</span>
      {children}
    </label>
  )
}
