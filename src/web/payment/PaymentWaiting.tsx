import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { HorizonPicture } from '../ui/HorizonPicture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Verification } from './use-verification.ts'

/** The skeleton of the result; with `verification`, once it takes longer. */
export function PaymentWaiting({ verification }: Readonly<{ verification?: Verification }>) {
  const t = useTranslate()
  const key = verification ? 'checking' : 'verifying'
  return (
    <Card className="mx-auto max-w-form overflow-hidden">
      <HorizonPicture hour="before-dawn" />
      <div className="space-y-6 p-5 sm:p-8">
        <div role="status" className="space-y-2">
          <h1 className="text-2xl">{t(`payment.${key}.title`)}</h1>
          <p className="max-w-prose text-quiet">{t(`payment.${key}.text`)}</p>
        </div>
        {verification ? (
          <Button look="secondary" busy={verification.isAsking} onClick={verification.askAgain}>
            {t('payment.checking.again')}
          </Button>
        ) : (
          <div className="space-y-4">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-12 w-full sm:w-56" />
          </div>
        )}
      </div>
    </Card>
  )
}
