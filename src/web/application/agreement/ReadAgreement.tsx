import { useCallback, useEffect, useState } from 'react'
import { isCode } from '#client/error.ts'
import { useField, useFields } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon, downloadIcon } from '../../ui/icons.ts'
import type { WizardValues } from '../values.ts'
import { agreementData, makeAgreementFile } from './agreement-file.ts'

type Paper = { state: 'making' | 'failed' } | { state: 'made'; address: string }

/** Milliseconds without changes before an agreement is generated. */
const stillness = 1000

type ReadAgreementProps = Readonly<{
  /** An early offer: silent until ready. */
  isEarly?: boolean
}>

/**
 * The agreement for reading before it is signed, generated automatically: opens if the browser can,
 * or downloads.
 */
export function ReadAgreement({ isEarly = false }: ReadAgreementProps) {
  const t = useTranslate()
  const { paper, again } = usePaper(isEarly ? stillness : 0)

  if (paper.state === 'made') {
    return (
      <div className="flex flex-wrap gap-2" role="status">
        <ButtonLink look="secondary" href={paper.address} target="_blank" rel="noopener">
          <Icon path={documentIcon} />
          <span>{t('apply.agreement.open')}</span>
        </ButtonLink>
        <ButtonLink look="quiet" href={paper.address} download={t('apply.agreement.file')}>
          <Icon path={downloadIcon} />
          <span>{t('apply.agreement.save')}</span>
        </ButtonLink>
      </div>
    )
  }
  if (isEarly) return <div role="status" />
  return (
    <div>
      <Button look="secondary" busy={paper.state === 'making'} onClick={again}>
        {t(paper.state === 'making' ? 'apply.agreement.making' : 'apply.agreement.read')}
      </Button>
      <p role="status" className="mt-1 text-sm text-clay empty:hidden">
        {paper.state === 'failed' && t('apply.agreement.failed')}
      </p>
    </div>
  )
}

const isRulesChanged = (error: unknown) => isCode(error, 'rules.changed')

const renewed = () =>
  import('../rules-change.ts').then(({ renewRules }) => renewRules()).catch(() => false)

/** The document for the current answers; regenerated when they change. */
function usePaper(patience: number) {
  const language = useLanguage()
  const fields = useFields<WizardValues>()
  const details = useField<WizardValues, 'details'>('details')
  const rules = useRules()
  const [paper, setPaper] = useState<Paper>({ state: 'making' })
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((last) => last + 1), [])
  // Unchanged while unrelated answers change.
  const about = JSON.stringify(agreementData(rules, details, language))

  // biome-ignore lint/correctness/useExhaustiveDependencies: made again for other answers, and at another try
  useEffect(() => {
    let isCurrent = true
    let address: string | null = null
    const make = async () => {
      try {
        const file = await makeAgreementFile(agreementData(rules, fields.get('details'), language))
        if (!isCurrent) return
        address = URL.createObjectURL(file)
        setPaper({ state: 'made', address })
      } catch (error) {
        if (!isCurrent) return
        // Under the rules in force it is another agreement.
        if (isRulesChanged(error) && (await renewed())) return
        setPaper({ state: 'failed' })
      }
    }
    setPaper({ state: 'making' })
    const timer = setTimeout(() => void make(), patience)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      if (address) URL.revokeObjectURL(address)
    }
  }, [about, patience, tries, fields, language])
  return { paper, again }
}
