import { newUuid } from '#client/random.ts'
import { pause, withRetries } from '#client/retry.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { pageRules } from '../rules.ts'
import { Button } from '../ui/Button.tsx'
import { additionalDraft, type Paid } from './additional-application.ts'

/**
 * Another traveller after payment: a new application with contact and trip filled in. The answers
 * are stored as this browser's draft, never in the address.
 */
export function AddTraveller({
  application,
}: Readonly<{ application: Paid & { reference: string } }>) {
  const { reference } = application
  const t = useTranslate()
  const language = useLanguage()
  const { isBusy, isDone, error, start } = useRequest(async () => {
    const body = additionalDraft(application, newUuid(), pageRules().version)
    // Deleting the previous draft also drops its link to an application.
    await withRetries(() => call('DELETE /api/draft', {}), pause)
    await withRetries(() => call('PUT /api/draft', { body }), pause)
    location.assign(pathTo('application', language, { type: 'single', step: 1, from: reference }))
  })
  return (
    <div className="space-y-3">
      <p className="max-w-prose text-quiet">{t('help.add.text')}</p>
      <ErrorNotice error={error} />
      <Button look="secondary" busy={isBusy || isDone} onClick={() => start()}>
        {t('help.add.action')}
      </Button>
    </div>
  )
}
