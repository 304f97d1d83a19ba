import { WorkIsland } from '../api/WorkIsland.tsx'
import type { IslandProps } from '../i18n/provider.tsx'
import { PaymentResult } from './PaymentResult.tsx'

export function PaymentResultPage(island: IslandProps) {
  return (
    <WorkIsland {...island}>
      <div className="page-width py-6 sm:py-12">
        <PaymentResult />
      </div>
    </WorkIsland>
  )
}
