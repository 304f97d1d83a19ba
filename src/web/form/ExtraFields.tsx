import type { Rules } from '#domain/rules/rules.ts'
import { formatPrice } from '#phrases/format.ts'
import { useTranslate, useWords } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'
import { CheckboxField } from './CheckboxField.tsx'

const extras = ['hasInsurance', 'hasESim'] as const
type ExtraName = (typeof extras)[number]

type ExtraFieldsProps = Readonly<{
  /** Maps an extra to its path in the form. */
  path: (name: ExtraName) => string
  /** Already ordered extras cannot be removed. */
  ordered?: Readonly<Record<ExtraName, boolean>>
  /** Of the order, if they may be others than those of the page. */
  rules?: Rules
}>

/** Extras for every traveller besides the visa. */
export function ExtraFields({ path, ordered, rules }: ExtraFieldsProps) {
  const { t, language } = useWords()
  const inForce = useRules()
  const { insuranceCents, esimCents } = (rules ?? inForce).prices
  const cents = { hasInsurance: insuranceCents, hasESim: esimCents }
  return (
    <div className="space-y-2">
      {extras.map((name) =>
        ordered?.[name] ? (
          <Ordered key={name} name={name} />
        ) : (
          <CheckboxField
            key={name}
            framed
            name={path(name)}
            label={<span className="font-semibold">{t(`apply.${name}.label`)}</span>}
            hint={t(`apply.${name}.hint`)}
            aside={t('apply.extras.price', { price: formatPrice(cents[name], language) })}
          />
        ),
      )}
    </div>
  )
}

function Ordered({ name }: Readonly<{ name: ExtraName }>) {
  const t = useTranslate()
  return (
    <p className="flex flex-wrap justify-between gap-x-3 rounded-card border border-line p-4">
      <span className="font-semibold">{t(`apply.${name}.label`)}</span>
      <span className="flex items-center gap-1 text-sm text-quiet">
        <Icon path={checkIcon} className="size-4" />
        <span>{t('apply.extras.ordered')}</span>
      </span>
    </p>
  )
}
