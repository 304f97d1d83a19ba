import { useQueryClient } from '@tanstack/react-query'
import { isDisputeOver } from '#domain/money/dispute.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Section } from '../parts/Section.tsx'
import { useMay } from '../parts/use-me.ts'
import type { DisputeCase } from './dispute-case.ts'
import { ExportFile } from './ExportFile.tsx'

/** What goes to the bank as one PDF, and who took it when. */
export function Evidence({ dispute }: Readonly<{ dispute: DisputeCase }>) {
  const { t, language } = useWords()
  const may = useMay()
  const client = useQueryClient()
  const { id, gatewayRef, hasEvidence, state, bundles } = dispute
  if (!hasEvidence) return null
  const load = async () => {
    const file = await call('GET /api/admin/money/disputes/{id}/evidence', { params: { id } })
    void client.invalidateQueries({ queryKey: ['staff', 'dispute', id] })
    return file
  }
  const steps = ['check', 'hand-in', 'wait'] as const
  return (
    <Section title={t('staff.money.evidence.title')} lead={t('staff.money.evidence.lead')}>
      {!isDisputeOver(state) && (
        <ol className="mb-5 list-decimal space-y-1 ps-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{t(`staff.money.evidence.step.${step}`)}</li>
          ))}
        </ol>
      )}
      {may('application.export') && may('document.read') ? (
        <ExportFile
          name={`evidence-${gatewayRef}.pdf`}
          label={t('staff.money.evidence.load')}
          look={isDisputeOver(state) ? 'secondary' : 'primary'}
          load={load}
        />
      ) : (
        <p className="text-sm text-quiet">{t('staff.money.evidence.notAllowed')}</p>
      )}
      <p className="mt-3 max-w-prose text-sm text-quiet">{t('staff.money.evidence.note')}</p>
      {bundles.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm text-quiet">
          {bundles.map(({ at, by }) => (
            <li key={at}>
              {t('staff.money.evidence.made', { at: sayMoment(at, language), name: by })}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
