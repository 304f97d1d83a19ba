import { WorkIsland } from '../api/WorkIsland.tsx'
import type { IslandProps } from '../i18n/provider.tsx'
import { StatusDesk } from './StatusDesk.tsx'

export function StatusPage(island: IslandProps) {
  return (
    <WorkIsland {...island}>
      <div className="page-width py-6 sm:py-10">
        <div className="mx-auto max-w-[46rem]">
          <StatusDesk />
        </div>
      </div>
    </WorkIsland>
  )
}
