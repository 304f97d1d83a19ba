import { WorkIsland } from '../api/WorkIsland.tsx'
import type { IslandProps } from '../i18n/provider.tsx'
import { AgreementCheck } from './AgreementCheck.tsx'

export function AgreementCheckPage(island: IslandProps) {
  return (
    <WorkIsland {...island}>
      <div className="page-width py-6 sm:py-10">
        <div className="mx-auto max-w-form">
          <AgreementCheck />
        </div>
      </div>
    </WorkIsland>
  )
}
