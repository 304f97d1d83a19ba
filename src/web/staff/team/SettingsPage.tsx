import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isCode } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { placePath } from '../parts/paths.ts'
import { Section } from '../parts/Section.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { useMay } from '../parts/use-me.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { GivingOut } from './GivingOut.tsx'

type Settings = AnswerOf<'GET /api/admin/settings'>

const settingsKey = ['staff', 'settings'] as const

/** What holds for everybody; the owner decides, the others see. `links` lead to what has a page of its own. */
export function SettingsPage({ links }: Readonly<{ links: Elements }>) {
  const t = useTranslate()
  const settings = useAsked(settingsKey, 'GET /api/admin/settings', {}, fresh)
  const mayChange = useMay()('setting.manage')
  return (
    <PageFrame
      title={t('staff.team.settings.title')}
      lead={t('staff.team.settings.lead')}
      width="form"
    >
      {links}
      <Loaded query={settings}>
        {(data) => (
          <>
            {!mayChange && <Notice>{t('staff.team.settings.owner')}</Notice>}
            <Section title={t('staff.team.settings.rules')}>
              {mayChange ? <SettingsForm settings={data} /> : <SettingsList settings={data} />}
            </Section>
            <GivingOut />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function SettingsForm({ settings }: Readonly<{ settings: Settings }>) {
  const t = useTranslate()
  const confirmed = useConfirmed()
  const client = useQueryClient()
  const form = useSendingForm({
    first: settings,
    send: async (body) => {
      const saved = await confirmed(() => call('PUT /api/admin/settings', { body }))
      client.setQueryData(settingsKey, saved)
      await client.invalidateQueries({ queryKey: ['staff', 'account'] })
    },
    done: t('staff.team.settings.saved'),
  })
  // Requiring a second factor needs one of your own first.
  const problem = isCode(form.sending.error, 'staff.second-factor-required') && (
    <Notice tone="error" role="alert" className="mb-5">
      <p>{t('staff.team.settings.factor.first')}</p>
      <Link to={placePath('account')} className="link mt-1 inline-block font-semibold">
        {t('staff.team.settings.factor.link')}
      </Link>
    </Notice>
  )
  return (
    <SendingForm form={form} problem={problem}>
      <div className="space-y-4">
        {settings.isFactorFixed ? (
          <Notice title={t('staff.team.settings.factor.fixed.title')}>
            {t('staff.team.settings.factor.fixed')}
          </Notice>
        ) : (
          <CheckboxField
            framed
            name="requireSecondFactor"
            label={<span className="font-semibold">{t('staff.team.settings.factor')}</span>}
            hint={t('staff.team.settings.factor.hint')}
          />
        )}
        <CheckboxField
          framed
          name="twoPersonApproval"
          label={<span className="font-semibold">{t('staff.team.settings.two')}</span>}
          hint={t('staff.team.settings.two.hint')}
        />
      </div>
      <SubmitButton className="mt-6">{t('staff.parts.save')}</SubmitButton>
    </SendingForm>
  )
}

function SettingsList({ settings }: Readonly<{ settings: Settings }>) {
  const t = useTranslate()
  const lines = [
    ['factor', settings.requireSecondFactor],
    ['two', settings.twoPersonApproval],
  ] as const
  return (
    <div className="divide-y divide-line">
      {lines.map(([name, isOn]) => (
        <div key={name} className="py-4 first:pt-0 last:pb-0">
          <p className="font-semibold">{t(`staff.team.settings.${name}`)}</p>
          <p>{t(isOn ? 'staff.team.settings.on' : 'staff.team.settings.off')}</p>
          <p className="text-sm text-quiet">{t(`staff.team.settings.${name}.hint`)}</p>
        </div>
      ))}
    </div>
  )
}
