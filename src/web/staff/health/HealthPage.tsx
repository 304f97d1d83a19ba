import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { Figures } from './Figures.tsx'
import { HealthLines } from './HealthLines.tsx'
import type { Health } from './health.ts'

const everyTenSeconds = 10_000

/** The installation's health for its operator; what needs attention first. */
export function HealthPage() {
  const t = useTranslate()
  const language = useLanguage()
  const health = useQuery({
    queryKey: ['staff', 'health'],
    queryFn: ({ signal }) => call('GET /api/admin/health', { signal }),
    refetchInterval: everyTenSeconds,
    refetchOnMount: 'always',
  })
  return (
    <PageFrame
      title={t('staff.health.title')}
      lead={t('staff.health.lead')}
      actions={
        health.data && (
          <p className="figures text-sm text-quiet">
            {t('staff.health.at', { time: sayTime(health.data.at, language) })}
          </p>
        )
      }
    >
      <Loaded query={health} lines={8}>
        {(data) => (
          <>
            <Summary lines={data.lines} />
            <HealthLines health={data} />
            <Figures health={data} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

/** The worst in a sentence, and nothing but calm where there is none. */
function Summary({ lines }: Pick<Health, 'lines'>) {
  const t = useTranslate()
  const count = (state: 'act' | 'look') => lines.filter((line) => line.state === state).length
  const [act, look] = [count('act'), count('look')]
  return (
    <div role="status">
      {act + look === 0 ? (
        <NothingHere title={t('staff.health.all.good')} text={t('staff.health.all.good.text')} />
      ) : (
        <Notice
          tone={act > 0 ? 'error' : 'warning'}
          title={
            act > 0
              ? t('staff.health.all.act', { count: act })
              : t('staff.health.all.look', { count: look })
          }
        >
          {act > 0 && look > 0 && t('staff.health.all.look', { count: look })}
        </Notice>
      )}
    </div>
  )
}
