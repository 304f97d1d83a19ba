import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSlow } from '../../ui/use-slow.ts'
import { complaints as all, type Complaint } from './judge.ts'
import { PhotoPicture } from './PhotoPicture.tsx'
import type { Finding } from './use-photo.ts'

type AdviceProps = Readonly<{ finding: Finding; complaints: readonly Complaint[] | null }>

/** The verdict on a photo: suitable, or what to improve; and what only a person can see. */
export function Advice({ finding, complaints }: AdviceProps) {
  const t = useTranslate()
  const isSlow = useSlow(finding.state === 'looking')
  if (finding.state === 'looking') {
    return (
      <>
        <div role="status" className="text-quiet">
          <p>{t('photo.looking')}</p>
          {isSlow && <p>{t('photo.slow')}</p>}
        </div>
        {isSlow && finding.stop && (
          <Button look="quiet" className="-ms-3 px-3!" onClick={finding.stop}>
            {t('photo.stop')}
          </Button>
        )}
      </>
    )
  }
  return (
    <div className="space-y-4">
      <Verdict complaints={complaints} />
      {complaints && complaints.length > 0 && (
        <ul className="space-y-4">
          {complaints.map((complaint) => (
            <li key={complaint} className="flex gap-4">
              <Pair complaint={complaint} />
              <div className="min-w-0">
                <p className="font-semibold">{t(`photo.complaint.${complaint}`)}</p>
                <p className="text-sm text-quiet">{t(`photo.complaint.${complaint}.do`)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <h3 className="text-base">{t('photo.ask')}</h3>
        <p className="text-sm text-quiet">{t('photo.ask.text')}</p>
      </div>
    </div>
  )
}

function Verdict({ complaints }: Pick<AdviceProps, 'complaints'>) {
  const t = useTranslate()
  if (!complaints) return <Notice role="status" title={t('photo.unchecked')} />
  if (complaints.length === 0) {
    return (
      <Notice role="status" tone="success" title={t('photo.good')}>
        {t('photo.good.text')}
      </Notice>
    )
  }
  return (
    <Notice role="status" tone="warning" title={t('photo.warned', { count: complaints.length })}>
      {t('photo.warned.text')}
    </Notice>
  )
}

function Pair({ complaint }: Readonly<{ complaint: Complaint }>) {
  const t = useTranslate()
  const who = all.indexOf(complaint)
  return (
    <div className="flex items-start gap-2.5">
      <PhotoPicture wrongBy={complaint} who={who} label={t('photo.wrong')} className="w-12" />
      <PhotoPicture who={who} label={t('photo.right')} className="w-12" />
    </div>
  )
}
