import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { warningIcon } from '../../../ui/icons.ts'
import { ApplicantList } from '../../parts/application/ApplicantList.tsx'
import { type Applicant, nameOf } from '../../parts/application/application.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { useSelection } from '../../parts/application/use-selection.ts'
import { Block } from '../../parts/Block.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { groups } from './fields.ts'
import { isMinor, useFindings } from './findings.ts'

type ApplicantsTabProps = Readonly<{
  /** Correcting the answers of an applicant. */
  correct: (applicant: Applicant) => Elements
}>

/** Each applicant as in the passport, with what the rules find. */
export function ApplicantsTab({ correct }: ApplicantsTabProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const { id, applicants } = application
  const [selection, setSelection] = useSelection(id, 'applicants')
  const findings = useFindings()
  const current =
    applicants.find(({ position }) => position === selection.position) ?? applicants[0]
  if (!current) return <p className="p-6 text-quiet">{t('staff.parts.travellers.none')}</p>
  const countOf = (each: Applicant) => findings.get(each.id)?.length ?? 0
  return (
    <div
      className={`grid items-start gap-4 p-4 sm:p-6 ${applicants.length > 1 ? 'lg:grid-cols-[15rem_minmax(0,1fr)]' : ''}`}
    >
      <ApplicantList
        applicants={applicants}
        current={current}
        onChoose={({ position }) => setSelection({ position, type: null })}
        aside={(each) =>
          countOf(each) > 0 && (
            <Icon
              path={warningIcon}
              label={t('staff.application.findings.count', { count: countOf(each) })}
              className="size-4.5 text-amber"
            />
          )
        }
        asideText={(each) =>
          countOf(each) > 0 ? t('staff.application.findings.count', { count: countOf(each) }) : ''
        }
      />
      <ApplicantDetails key={current.id} applicant={current} correct={correct(current)} />
    </div>
  )
}

type ApplicantDetailsProps = Readonly<{ applicant: Applicant; correct: Elements }>

function ApplicantDetails({ applicant, correct }: ApplicantDetailsProps) {
  const t = useTranslate()
  const findings = useFindings().get(applicant.id) ?? []
  const number = applicant.position
  return (
    <div className="min-w-0 space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg break-words">
          <bdi>{nameOf(applicant) || t('staff.parts.traveller', { number })}</bdi>
        </h3>
        {isMinor(applicant) && <Badge tone="warning">{t('staff.application.minor')}</Badge>}
        {applicant.singleName && <Badge>{t('staff.application.singleName')}</Badge>}
      </div>
      {correct}
      <div className="gap-4 xl:columns-2">
        {groups.map(({ id, fields }) => (
          <Block key={id} title={t(`apply.section.${id}`)} className="mb-4 break-inside-avoid">
            <FieldGroup fields={fields} applicant={applicant} findings={findings} />
          </Block>
        ))}
      </div>
    </div>
  )
}
