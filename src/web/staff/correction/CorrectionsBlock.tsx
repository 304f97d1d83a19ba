import { useQuery } from '@tanstack/react-query'
import { isMailbox } from '#domain/application/correction.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { CorrectionList } from '../../form/applicant/CorrectionList.tsx'
import { sayDay } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { nameOf } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { Loaded } from '../parts/Loaded.tsx'

/** For so long a new address that a traveller gave is worth a second look before anything goes there. */
const recentDays = 14
const dayMs = 86_400_000

/** What was corrected, beside the agreement that stays as signed; nothing where nothing was. */
export function CorrectionsBlock() {
  const { t, language } = useWords()
  const { application } = useDetail()
  const { id, version, applicants, correctedAfterSigning } = application
  const query = useQuery({
    queryKey: ['staff', 'corrections', id, version],
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications/{id}/corrections', { params: { id }, signal }),
    placeholderData: (before) => before,
  })
  // Most have none: while it is not known, no place is kept for them.
  if (query.data ? query.data.items.length === 0 : query.error === null) return null
  const isSigned = correctedAfterSigning > 0
  const moved = query.data?.items.find(
    ({ field, by, at }) =>
      isMailbox(field) &&
      by === 'traveller' &&
      now().getTime() - Date.parse(at) < recentDays * dayMs,
  )
  const whose = (applicantId: number) => {
    const found = applicants.find((each) => each.id === applicantId)
    return found ? nameOf(found) : ''
  }
  return (
    <Block title={t(isSigned ? 'correction.signed.title' : 'correction.title')}>
      {moved && (
        <Notice
          tone="warning"
          className="mb-3"
          title={t('staff.correction.email.recent.title', {
            day: sayDay(moved.at.slice(0, 10), language),
          })}
        >
          {t('staff.correction.email.recent.text')}
        </Notice>
      )}
      <Loaded query={query}>
        {({ items }) => (
          <CorrectionList
            items={items}
            nameOf={whose}
            whoOf={(item) =>
              items.find((each) => each === item)?.staff?.name ??
              t('staff.application.history.actor.traveller')
            }
          />
        )}
      </Loaded>
    </Block>
  )
}
