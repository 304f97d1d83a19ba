import { workPage } from '../api/work-page.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { LoadFailed, ResultSkeleton } from '../status/StatusResult.tsx'
import { type OwnProps, StatusView } from '../status/StatusView.tsx'

const loadMyApplication = () => import('./MyApplication.tsx')

/** Loads the complete application for those with access; a look-up by reference does without. */
function Own(props: OwnProps) {
  const part = useLoaded(loadMyApplication)
  if (part.state === 'loading') return <ResultSkeleton />
  if (part.state === 'failed') {
    return <LoadFailed error={null} onRetry={part.retry} isBusy={false} />
  }
  const { MyApplication } = part.value
  return <MyApplication {...props} />
}

export const StatusPage = workPage(() => <StatusView Own={Own} />)
