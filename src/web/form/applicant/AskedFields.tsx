import { maxFilingValue } from '#domain/filing/form.ts'
import { Group } from '../Group.tsx'
import { TextField } from '../TextField.tsx'
import type { Asked } from './asked.ts'

type AskedFieldsProps = Readonly<{ asked: Asked; path: (line: string) => string }>

/** What the authority asks beside the application; nothing of it has to be answered. */
export function AskedFields({ asked: { title, hint, lines }, path }: AskedFieldsProps) {
  return (
    <Group title={title} lead={hint}>
      {lines.map(({ key, label, hint: more, lang }) => (
        <TextField
          key={key}
          name={path(key)}
          label={lang ? <span lang={lang}>{label}</span> : label}
          hint={more}
          optional
          isName
          autoComplete="off"
          maxLength={maxFilingValue}
        />
      ))}
    </Group>
  )
}
