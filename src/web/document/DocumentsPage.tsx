import { WorkIsland } from '../api/WorkIsland.tsx'
import type { IslandProps } from '../i18n/provider.tsx'
import { Documents } from './Documents.tsx'

export function DocumentsPage(island: IslandProps) {
  return (
    <WorkIsland {...island}>
      <div className="page-width py-6 sm:py-10">
        <Documents />
      </div>
    </WorkIsland>
  )
}
