import { type AssignmentRule, assignmentRules } from '#domain/application/auto-assign.ts'
import { formatList } from '#phrases/format.ts'
import { RadioCards } from '../../form/RadioCards.tsx'
import { languageName } from '../../i18n/language-name.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ActionLine } from '../parts/ActionLine.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { Section } from '../parts/Section.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { type GivingColleague, useChangeGivingOut, useGivingOut } from '../parts/use-giving-out.ts'
import { useMay } from '../parts/use-me.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'

export function GivingOut() {
  const t = useTranslate()
  const mayChange = useMay()('work.give-out')
  return (
    <Section title={t('staff.team.giving.title')} lead={t('staff.team.giving.lead')}>
      <Loaded query={useGivingOut()}>
        {({ rule, colleagues }) => (
          <>
            {mayChange ? (
              <RuleForm rule={rule} />
            ) : (
              <p className="font-semibold">{t(`staff.team.giving.${rule}`)}</p>
            )}
            <h3 className="mt-6 font-semibold">{t('staff.team.giving.colleagues')}</h3>
            <ul className="divide-y divide-line">
              {colleagues.map((each) => (
                <ColleagueIn key={each.id} colleague={each} mayChange={mayChange} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Section>
  )
}

function RuleForm({ rule }: Readonly<{ rule: AssignmentRule }>) {
  const t = useTranslate()
  const { setRule } = useChangeGivingOut()
  const form = useSendingForm({
    first: { rule },
    send: (typed) => setRule(typed),
    done: t('staff.team.settings.saved'),
  })
  return (
    <SendingForm form={form}>
      <RadioCards
        name="rule"
        label={t('staff.team.giving.rule')}
        options={assignmentRules.map((value) => ({
          ...{ value, title: t(`staff.team.giving.${value}`) },
          text: t(`staff.team.giving.${value}.hint`),
        }))}
      />
      <SubmitButton className="mt-4">{t('staff.parts.save')}</SubmitButton>
    </SendingForm>
  )
}

function ColleagueIn({
  colleague: { id, name, isIn, languages },
  mayChange,
}: Readonly<{ colleague: GivingColleague; mayChange: boolean }>) {
  const { t, language } = useWords()
  const { setPresence } = useChangeGivingOut()
  const way = isIn ? 'out' : 'in'
  return (
    <ActionLine
      title={
        <>
          <span>{`${name} `}</span>
          <Badge>{t(isIn ? 'staff.team.giving.is.in' : 'staff.team.giving.is.out')}</Badge>
        </>
      }
      text={formatList(languages.map(languageName), language)}
      action={
        mayChange
          ? {
              words: t(`staff.team.giving.set.${way}`),
              label: t(`staff.team.giving.set.${way}.label`, { name }),
              work: () => setPresence(id, { isIn: !isIn, languages }),
            }
          : null
      }
    />
  )
}
