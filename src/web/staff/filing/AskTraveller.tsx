import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { OpenButton } from '../parts/OpenButton.tsx'
import { useMay } from '../parts/use-me.ts'
import { AskTravellerDialog } from './AskTravellerDialog.tsx'
import { type Filing, type FilingLine, filingKey } from './use-filing.ts'

/** Asks the traveller for lines without a value, and takes back what is open. */
export function AskTraveller({ filing }: Readonly<{ filing: Filing }>) {
  const t = useTranslate()
  const may = useMay()
  const { traveller, lines, isAskable } = filing
  const asked = lines.filter(({ askedAt }) => askedAt !== null)
  const count = lines.filter(({ missing, askedAt }) => missing && askedAt === null).length
  if (!isAskable || count + asked.length === 0 || !may('application.work')) return null
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <OpenButton
        isSmall
        aria-haspopup="dialog"
        opens={(close) => <AskTravellerDialog filing={filing} onClose={close} />}
      >
        {count > 0 ? t('staff.filing.ask', { count }) : t('staff.filing.ask.again')}
      </OpenButton>
      {asked.length > 0 && (
        <Disclosure
          summary={
            <span className="text-sm">{t('staff.filing.asked.open', { count: asked.length })}</span>
          }
        >
          <ul>
            {asked.map((line) => (
              <li key={line.key}>
                <OpenQuestion line={line} applicantId={traveller.id} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

type OpenQuestionProps = Readonly<{
  line: Pick<FilingLine, 'key' | 'label' | 'askedAt'>
  applicantId: number
}>

function OpenQuestion({ line, applicantId: id }: OpenQuestionProps) {
  const { key, label, askedAt } = line
  const { t, language } = useWords()
  const client = useQueryClient()
  const may = useMay()
  const withdraw = async () => {
    const params = { id, line: key }
    await call('DELETE /api/admin/applicants/{id}/filing/questions/{line}', { params })
    await client.invalidateQueries({ queryKey: filingKey(id) })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <bdi lang="en">{label}</bdi>
      <span>{t('staff.filing.asked.on', { at: sayMoment(askedAt ?? '', language) })}</span>
      {may('application.work') && (
        <ActButton
          isSmall
          look="quiet"
          aria-label={t('staff.filing.asked.withdraw.line', { label })}
          act={withdraw}
          errorClass="w-full"
        >
          {t('staff.filing.asked.withdraw')}
        </ActButton>
      )}
    </div>
  )
}

/** Asked and answered of lines that the form no longer has in these words: to be read, not to be copied. */
export function FormerLines({ filing: { former, traveller } }: Readonly<{ filing: Filing }>) {
  const t = useTranslate()
  if (former.length === 0) return null
  return (
    <section>
      <h2 className="text-base">{t('staff.filing.former')}</h2>
      <Card className="mt-2 px-3 py-1">
        <ul>
          {former.map((line) => (
            <li key={line.key} className="border-t border-line py-2 first:border-t-0">
              {line.value === null ? (
                <OpenQuestion line={line} applicantId={traveller.id} />
              ) : (
                <Answered line={line} />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Answered({ line: { label, value, kept } }: Readonly<{ line: Filing['former'][number] }>) {
  const { t, language } = useWords()
  return (
    <div className="text-sm">
      <span lang="en" translate="no" className="flex flex-wrap gap-x-2">
        <bdi className="text-quiet">{label}</bdi>
        <bdi>{value}</bdi>
      </span>
      {kept && (
        <p className="text-xs text-quiet">
          {t(`staff.filing.kept.${kept.origin}`, {
            ...{ name: kept.by?.name ?? '', at: sayMoment(kept.at, language) },
          })}
        </p>
      )}
    </div>
  )
}
