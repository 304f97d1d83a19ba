import { useMutation, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/route.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import type { Application } from '../document/checklist.ts'
import { sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type Item = AnswerOf<'GET /api/applications/{id}/access'>['items'][number]

/** The browsers with access to the application, and a button to sign out all others. */
export function AccessList({ application: { id } }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const params = { id }
  const { data, error, refetch } = useQuery({
    queryKey: ['access', id],
    queryFn: ({ signal }) => call('GET /api/applications/{id}/access', { params, signal }),
  })
  const close = useMutation({
    mutationFn: () => call('POST /api/applications/{id}/access/close', { params }),
    onSuccess: () => refetch(),
  })
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton className="h-16 w-full" />
  return (
    <div className="space-y-4">
      <ul className="space-y-3">
        {data.items.map((item) => (
          <Browser key={item.openedAt} item={item} />
        ))}
        {data.paymentLink && (
          <PaymentLink id={id} {...data.paymentLink} onEnded={() => void refetch()} />
        )}
      </ul>
      {close.isSuccess ? (
        <Notice tone="success" role="status">
          {t('own.access.closed')}
        </Notice>
      ) : (
        <>
          <p className="text-sm text-quiet">{t('own.access.text')}</p>
          <ErrorNotice error={close.error} />
          <Button look="secondary" busy={close.isPending} onClick={() => close.mutate()}>
            {t('own.access.close')}
          </Button>
        </>
      )}
    </div>
  )
}

function Browser({ item: { way, openedAt, isThisBrowser } }: Readonly<{ item: Item }>) {
  const t = useTranslate()
  const moment = sayMoment(openedAt, useLanguage())
  return (
    <li>
      <p className="font-semibold">{t(isThisBrowser ? 'own.access.this' : 'own.access.other')}</p>
      <p className="figures text-sm text-quiet">{t(`own.access.${way}`, { moment })}</p>
    </li>
  )
}

type PaymentLinkProps = Readonly<{ id: number; createdAt: string; onEnded: () => void }>

function PaymentLink({ id, createdAt, onEnded }: PaymentLinkProps) {
  const t = useTranslate()
  const moment = sayMoment(createdAt, useLanguage())
  const end = useMutation({
    mutationFn: () => call('DELETE /api/applications/{id}/payment-link', { params: { id } }),
    onSuccess: onEnded,
  })
  return (
    <li>
      <p className="font-semibold">{t('own.access.payment.title')}</p>
      <p className="figures text-sm text-quiet">{t('own.access.payment.text', { moment })}</p>
      <ErrorNotice error={end.error} />
      <Button look="quiet" busy={end.isPending} onClick={() => end.mutate()}>
        {t('own.access.payment.end')}
      </Button>
    </li>
  )
}
