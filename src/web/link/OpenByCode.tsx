import { useEffect, useRef } from 'react'
import { isCode } from '#client/error.ts'
import { policy } from '#domain/policy.ts'
import { call } from '../api/client.ts'
import { company } from '../company.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Card } from '../ui/Card.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'
import { CodeProof } from './CodeProof.tsx'

export type OpenByCodeProps = Readonly<{ orderId: string; onOpened: () => void }>

/**
 * For an application in the address that is not open in this browser, or does not exist: a mailed
 * code opens it. Reveals nothing before, not even the mailbox.
 */
export function OpenByCode({ orderId, onOpened }: OpenByCodeProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = t('link.title')
  usePageTitle(title)
  return (
    <Card className="mx-auto max-w-form space-y-4 p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <CodeProof
        title={`${title} · ${company.name}`}
        words={{
          why: t('link.code.text'),
          sent: t('link.code.sent', { minutes: policy.codeMinutes }),
          action: t('link.code.open'),
        }}
        send={() => call('POST /api/access/code', { body: { orderId } })}
        onCode={async (code) => {
          await call('POST /api/access', { body: { orderId, code } }).catch(async (error) => {
            // It may have opened the application before, with an answer that got lost.
            if (!isCode(error, 'code.wrong') || !(await isOpen(orderId))) throw error
          })
          onOpened()
        }}
      />
    </Card>
  )
}

const isOpen = (orderId: string): Promise<boolean> =>
  call('GET /api/status', { query: { orderId } }).then(
    () => true,
    () => false,
  )
