import { findPort } from '#domain/reference/ports.ts'
import { formatDollars, formatPrice } from '#phrases/format.ts'
import { call } from '../../../api/client.ts'
import { orderedLines } from '../../../api/ordered-lines.ts'
import { useRulesOf } from '../../../api/use-rules-of.ts'
import { sayDay, sayMoment, saySize } from '../../../i18n/moment.ts'
import { portName } from '../../../i18n/port-name.ts'
import { useTranslate, useWords } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { downloadIcon, warningIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { ActButton } from '../../parts/ActButton.tsx'
import { nameOf } from '../../parts/application/application.ts'
import { PaymentBadge } from '../../parts/application/PaymentBadge.tsx'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { useMay } from '../../parts/use-me.ts'
import { Assignee, Notes } from './Colleagues.tsx'
import { Contact } from './Contact.tsx'
import { RefundLink } from './RefundLink.tsx'
import { RegimeNotice } from './RegimeNotice.tsx'
import { Turns } from './Turns.tsx'

type OverviewTabProps = Readonly<{
  correctContact: Elements
  correctTrip: Elements
  /** What was corrected. */
  corrections: Elements
  /** The papers of its payments. */
  receipts: Elements
}>

/** What everybody asks first: whose turn, who, what, how much, by when. */
export function OverviewTab(props: OverviewTabProps) {
  const { correctContact, correctTrip, corrections, receipts } = props
  const t = useTranslate()
  const { application } = useDetail()
  return (
    <div className="space-y-4 p-4 sm:p-6">
      {application.erasedAt && <Notice tone="warning">{t('staff.parts.erased.text')}</Notice>}
      {application.paymentStatus === 'needs_review' && (
        <Notice tone="error" title={t('staff.application.review.title')}>
          {t('staff.application.review.text')}
        </Notice>
      )}
      <RegimeNotice />
      {/* What is to be done, who and what it is about, and what it costs: a column each. */}
      <div className="grid items-start gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <div className="space-y-4">
          <Turns />
          {!application.erasedAt && <Assignee />}
          <Notes />
        </div>
        <div className="space-y-4">
          <Contact correct={correctContact} />
          {corrections}
          <Trip correct={correctTrip} />
        </div>
        <div className="grid items-start gap-4 lg:max-xl:col-span-2 lg:max-xl:grid-cols-2">
          <Price receipts={receipts} />
          <Dates />
        </div>
      </div>
    </div>
  )
}

function Trip({ correct }: Readonly<{ correct: Elements }>) {
  const { t, language } = useWords()
  const { application } = useDetail()
  const { rules } = useRulesOf(application)
  const { applicationType, visaType, processingType, transportationMethod } = application
  const { portOfEntry, numberOfApplicants, applicants, hasInsurance, hasESim } = application
  const labelOf = (code: string) => {
    const port = rules && findPort(rules, code)
    return port ? portName(port, t) : code
  }
  const [first] = applicants.map(({ intendedDateOfArrival }) => intendedDateOfArrival).sort()
  const others = applicants.flatMap((applicant) => {
    const own = applicant.portOfEntry
    return own && own !== portOfEntry ? [`${nameOf(applicant)}: ${labelOf(own)}`] : []
  })
  const extras = [
    hasInsurance ? t('apply.hasInsurance.label') : '',
    hasESim ? t('apply.hasESim.label') : '',
  ].filter(Boolean)
  return (
    <Block title={t('staff.application.trip.title')} aside={correct}>
      <Facts
        facts={[
          {
            name: t('staff.application.trip.type'),
            value: `${t(`apply.applicationType.${applicationType}`)}, ${t('staff.application.trip.travellers', { count: numberOfApplicants })}`,
          },
          { name: t('staff.application.trip.visa'), value: t(`status.visa.${visaType}`) },
          { name: t('staff.application.trip.speed'), value: t(`status.speed.${processingType}`) },
          {
            name: t('staff.application.trip.arrival'),
            value: first ? sayDay(first, language) : '',
          },
          {
            name: t('staff.application.trip.entry'),
            value: labelOf(portOfEntry),
            aside: others.length > 0 && (
              <Badge tone="warning" icon={warningIcon}>
                {t('staff.application.trip.entry.differs', { travellers: others.join('; ') })}
              </Badge>
            ),
          },
          {
            name: t('staff.application.trip.way'),
            value: t(`apply.transportationMethod.${transportationMethod}`),
          },
          {
            name: t('staff.application.trip.extras'),
            value: extras.join(', ') || t('staff.application.none'),
          },
        ]}
      />
    </Block>
  )
}

function Price({ receipts }: Readonly<{ receipts: Elements }>) {
  const { t, language } = useWords()
  const { application } = useDetail()
  const lines = orderedLines(application, useRulesOf(application).rules)
  const { totalPrice, payments, paymentStatus, status } = application
  const say = (dollars: number) => formatDollars(dollars, language)
  return (
    <Block
      title={t('staff.application.price.title')}
      aside={<PaymentBadge paymentStatus={paymentStatus} status={status} />}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{t('staff.application.price.title')}</caption>
        <tbody>
          {lines.map(({ item, quantity, unitCents, amountCents }) => (
            <tr key={item} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal text-quiet">
                <span>{t(`staff.application.price.${item}`)}</span>
                {quantity > 1 && (
                  <span className="figures">
                    {' '}
                    <span>
                      {t('staff.application.price.times', {
                        count: quantity,
                        price: formatPrice(unitCents, language),
                      })}
                    </span>
                  </span>
                )}
              </th>
              <td className="figures py-1.5 text-end">{formatPrice(amountCents, language)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-1.5 text-start">
              {t('staff.application.price.total')}
            </th>
            <td className="figures py-1.5 text-end font-semibold">{say(totalPrice)}</td>
          </tr>
        </tbody>
      </table>
      <h4 className="mt-3 text-sm font-semibold">{t('staff.application.payments.title')}</h4>
      {payments.length === 0 ? (
        <p className="text-sm text-quiet">{t('staff.application.payments.none')}</p>
      ) : (
        <ul className="mt-1 space-y-2 text-sm">
          {payments.map(({ id, isSupplement, state, amountCents, capturedAt, gatewayRef }) => (
            <li key={id} className="flex justify-between gap-x-4">
              <span className="min-w-0">
                <span>
                  {[
                    t(`staff.application.payments.${state}`),
                    isSupplement && ` (${t('staff.application.payments.supplement')})`,
                    `, ${sayMoment(capturedAt, language)}`,
                  ]
                    .filter(Boolean)
                    .join('')}
                </span>
                {gatewayRef && (
                  <span
                    className="reads-ltr line-clamp-1 font-mono text-xs break-all text-quiet"
                    title={gatewayRef}
                  >
                    {gatewayRef}
                  </span>
                )}
              </span>
              <span className="figures font-semibold">{formatPrice(amountCents, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {receipts}
      <ToRefund />
    </Block>
  )
}

/** Where the money stands is where it is asked back. */
function ToRefund() {
  const t = useTranslate()
  const may = useMay()
  if (useDetail().application.paymentStatus !== 'paid' || !may('refund.make')) return null
  return (
    <p className="mt-3 text-sm">
      <RefundLink>{t('staff.refund.title')}</RefundLink>
    </p>
  )
}

function Dates() {
  const { t, language } = useWords()
  const { application } = useDetail()
  const { createdAt, paidAt, completedAt, processedAt, approvedAt } = application
  const { reference, approval, agreementPdfUrl, correctedAfterSigning, id } = application
  const say = (moment: string | null) => moment && sayMoment(moment, language)
  return (
    <Block title={t('staff.application.dates.title')}>
      <Facts
        facts={[
          { name: t('staff.application.dates.created'), value: say(createdAt) },
          { name: t('staff.application.dates.paid'), value: say(paidAt) },
          { name: t('staff.application.dates.completed'), value: say(completedAt) },
          { name: t('staff.application.dates.processed'), value: say(processedAt) },
          { name: t('staff.application.dates.approved'), value: say(approvedAt) },
          {
            name: t('staff.application.dates.agreement'),
            value: agreementPdfUrl ? (
              <Download
                name={`${reference}-agreement`}
                load={() => call('GET /api/admin/applications/{id}/agreement', { params: { id } })}
              />
            ) : (
              t('staff.application.dates.agreement.none')
            ),
            aside: correctedAfterSigning > 0 && (
              <Badge tone="warning">{t('correction.signed.title')}</Badge>
            ),
          },
          {
            name: t('staff.application.dates.approval'),
            value: approval && (
              <Download
                name={`${reference}-approval`}
                load={() => call('GET /api/admin/applications/{id}/approval', { params: { id } })}
              />
            ),
            aside: approval && (
              <span className="block text-xs text-quiet">
                {t('staff.application.dates.approval.by', {
                  file: approval.fileName,
                  size: saySize(approval.sizeBytes, language),
                  name: approval.addedBy?.name ?? t('staff.parts.somebody'),
                  at: sayMoment(approval.addedAt, language),
                })}
              </span>
            ),
          },
        ]}
      />
    </Block>
  )
}

/** Fetched when somebody wants it, because each look at it leaves a trace. */
function Download({ name, load }: Readonly<{ name: string; load: () => Promise<Blob> }>) {
  const t = useTranslate()
  const save = async () => saveFile(await load(), name)
  return (
    <ActButton isSmall look="quiet" className="-ms-3" act={save}>
      <Icon path={downloadIcon} className="size-4.5" />
      <span>{t('staff.parts.download')}</span>
    </ActButton>
  )
}
