import { useTranslate } from '../i18n/provider.tsx'
import { FindApplications } from '../link/FindApplications.tsx'
import { SendLinkForm } from '../link/SendLinkForm.tsx'
import { Card } from '../ui/Card.tsx'

/** For visitors without an order: access is by a letter to the application's address. */
export function NoApplication() {
  const t = useTranslate()
  const title = t('link.documents.title')
  return (
    <Card className="mx-auto max-w-form space-y-6 p-5 sm:p-8">
      <div className="space-y-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-prose text-quiet">{t('link.documents.text')}</p>
      </div>
      <SendLinkForm title={title} />
      <FindApplications title={title} />
    </Card>
  )
}
