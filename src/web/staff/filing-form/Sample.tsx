import type { FilingLine } from '#domain/filing/form.ts'
import { company } from '../../company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { sampleOf } from './sample.ts'

/** Says once what stands beside each question, and how questions move by keys. */
export function SampleHeading({ mayMove }: Readonly<{ mayMove: boolean }>) {
  const t = useTranslate()
  return (
    <p className="text-sm text-quiet">
      <span>{`${t('staff.filing.form.sample')} `}</span>
      {mayMove && <span className="pointer-coarse:hidden">{t('staff.filing.form.keys')}</span>}
    </p>
  )
}

type SampleValueProps = Readonly<{ line: FilingLine; mailbox: string }>

/** What a line would be for the sample traveller, as it is edited now. */
export function SampleValue({ line, mailbox }: SampleValueProps) {
  const t = useTranslate()
  const rules = useRules()
  const { value, missing } = sampleOf(rules, line, mailbox, company.email)
  if (missing) {
    return <p className="text-sm text-quiet italic">{t(`staff.filing.missing.${missing}`)}</p>
  }
  return (
    <p
      translate="no"
      lang="en"
      dir="ltr"
      className={`figures min-w-0 break-words ${line.isOn ? 'font-medium' : 'text-quiet'}`}
    >
      {value}
    </p>
  )
}
