import { useQuery } from '@tanstack/react-query'
import { listLetters } from '#contract/staff/letter.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { lettersKey } from './use-letters.ts'

/** Says that letters failed before anybody looks for them. */
export function FailedLetters({ onShow }: Readonly<{ onShow: () => void }>) {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: [...lettersKey, 'failed-count'],
    queryFn: ({ signal }) => call(listLetters, { query: { state: 'failed', limit: 100 }, signal }),
    refetchOnMount: 'always',
  })
  const count = data?.items.length ?? 0
  if (count === 0) return null
  const more = data?.nextCursor ? 'yes' : 'no'
  return (
    <Notice tone="error" title={t('backOffice.letters.failed.title', { count, more })}>
      <p>{t('backOffice.letters.failed.text')}</p>
      <Button look="secondary" className="mt-3" onClick={onShow}>
        {t('backOffice.letters.failed.show')}
      </Button>
    </Notice>
  )
}
