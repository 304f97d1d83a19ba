import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { changeSettings, getSettings } from '#contract/staff/team.ts'
import { type AnswerOf, call } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useConfirmed } from '../parts/confirm/confirm.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame, useTab } from '../parts/PageFrame.tsx'
import { startPath } from '../parts/paths.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'

type Settings = AnswerOf<typeof getSettings>

const settingsKey = ['staff', 'settings'] as const

/** What holds for everybody; the owner decides, the others see. */
export function SettingsPage() {
  const t = useTranslate()
  const settings = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getSettings, { signal }),
    refetchOnMount: 'always',
  })
  const mayChange = useMay()('setting.manage')
  return (
    <PageFrame title={t('staff.settings.title')} lead={t('staff.settings.lead')} width="narrow">
      <Loaded query={settings}>
        {(data) => (
          <>
            {!mayChange && <Notice>{t('staff.settings.owner')}</Notice>}
            {mayChange ? <SettingsForm settings={data} /> : <SettingsList settings={data} />}
            {mayChange && (
              <p>
                <Link to={startPath} className="link">
                  {t('backOffice.start.title')}
                </Link>
              </p>
            )}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function SettingsForm({ settings }: Readonly<{ settings: Settings }>) {
  const t = useTranslate()
  const title = useTab(t('staff.settings.title'))
  const toast = useToast()
  const confirmed = useConfirmed()
  const client = useQueryClient()
  const sending = useSending()
  const [fields] = useState(() => createFields(settings))

  const save = async () => {
    const isDone = await sending.send(async () => {
      const saved = await confirmed(() => call(changeSettings, { body: fields.all() }))
      client.setQueryData(settingsKey, saved)
      await client.invalidateQueries({ queryKey: ['staff', 'account'] })
    })
    if (isDone) toast({ title: t('staff.settings.saved'), tone: 'success' })
  }
  return (
    <FieldsProvider fields={fields}>
      <SettingsProblem error={sending.error} />
      <Form
        title={title}
        issues={[]}
        tries={0}
        pending={sending.isBusy}
        onSubmit={() => void save()}
      >
        <div className="space-y-4">
          {settings.isFactorFixed ? (
            <Notice title={t('staff.settings.factor.fixed.title')}>
              {t('staff.settings.factor.fixed')}
            </Notice>
          ) : (
            <CheckboxField
              framed
              name="requireSecondFactor"
              label={<span className="font-semibold">{t('staff.settings.factor')}</span>}
              hint={t('staff.settings.factor.hint')}
            />
          )}
          <CheckboxField
            framed
            name="twoPersonApproval"
            label={<span className="font-semibold">{t('staff.settings.two')}</span>}
            hint={t('staff.settings.two.hint')}
          />
        </div>
        <Button type="submit" busy={sending.isBusy} className="mt-6">
          {t('staff.save')}
        </Button>
      </Form>
    </FieldsProvider>
  )
}

function SettingsList({ settings }: Readonly<{ settings: Settings }>) {
  const t = useTranslate()
  const lines = [
    ['factor', settings.requireSecondFactor],
    ['two', settings.twoPersonApproval],
  ] as const
  return (
    <Card className="divide-y divide-line">
      {lines.map(([name, isOn]) => (
        <div key={name} className="p-4 sm:px-6">
          <p className="font-semibold">{t(`staff.settings.${name}`)}</p>
          <p>{t(isOn ? 'staff.settings.on' : 'staff.settings.off')}</p>
          <p className="text-sm text-quiet">{t(`staff.settings.${name}.hint`)}</p>
        </div>
      ))}
    </Card>
  )
}

/** Why the settings were not saved; whoever asks a second factor of all needs one first. */
function SettingsProblem({ error }: Readonly<{ error: unknown }>) {
  const t = useTranslate()
  const say = useErrorWords()
  if (error === null) return null
  const isFirst = error instanceof ApiError && error.code === 'staff.second-factor-required'
  return (
    <Notice tone="error" role="alert" className="mb-5">
      {isFirst ? (
        <>
          <p>{t('staff.settings.factor.first')}</p>
          <Link to={`${staffPages.admin}/account`} className="link mt-1 inline-block font-semibold">
            {t('staff.settings.factor.link')}
          </Link>
        </>
      ) : (
        say(error)
      )}
    </Notice>
  )
}
