import { maxFilingValue } from '#domain/filing/form.ts'
import { answerKindOf } from '#domain/filing/question.ts'
import { AnswerField } from '../AnswerField.tsx'
import { Group } from '../Group.tsx'
import type { Asked } from './asked.ts'

type AskedFieldsProps = Readonly<{ asked: Asked; path: (line: string) => string }>

/** What the authority asks beside the application; nothing of it has to be answered. */
export function AskedFields({ asked: { title, hint, lines }, path }: AskedFieldsProps) {
  return (
    <Group title={title} lead={hint}>
      {lines.map(({ key, asks, label, hint: more, lang, choices }) => (
        <AnswerField
          key={key}
          name={path(key)}
          kind={answerKindOf({ key, label: asks }).kind}
          choices={choices}
          label={lang ? <span lang={lang}>{label}</span> : label}
          hint={more}
          optional
          maxLength={maxFilingValue}
        />
      ))}
    </Group>
  )
}
