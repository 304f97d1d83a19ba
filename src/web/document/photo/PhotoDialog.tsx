import { useState } from 'react'
import { nameAs } from '../../file/plan.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { minusIcon, plusIcon, refreshIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSlow } from '../../ui/use-slow.ts'
import { FileDialog } from '../FileDialog.tsx'
import { CropStage } from './CropStage.tsx'
import { zoom } from './crop.ts'
import { complaints as all, type Complaint } from './judge.ts'
import { PhotoPicture } from './PhotoPicture.tsx'
import { photoFrom } from './picture.ts'
import { type Finding, type OpenPhoto, usePhoto } from './use-photo.ts'

type PhotoDialogProps = Readonly<{
  file: File
  /** `lacksFace`: sent although no face was found. */
  onUse: (photo: File, lacksFace: boolean) => void
  onAnother: (file: File) => void
  onRefused: (error: unknown) => void
  onClose: () => void
}>

/** A chosen passport photo: cropped, checked on this device, and sent on confirmation. */
export function PhotoDialog({ file, onUse, onAnother, onRefused, onClose }: PhotoDialogProps) {
  const t = useTranslate()
  const { photo, complaints, setFrame, turn } = usePhoto(file, onRefused)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const isWarned = complaints !== null && complaints.length > 0
  const use = async ({ picture, frame }: OpenPhoto) => {
    setBusy(true)
    try {
      const lacksFace = complaints?.includes('noFace') ?? false
      onUse(await photoFrom(picture, frame, nameAs(file.name, 'jpg')), lacksFace)
    } catch {
      setBusy(false)
      setFailed(true)
    }
  }
  const actions = (
    <>
      <FileButton
        label={t('photo.another')}
        accept="image/*"
        look={isWarned ? 'primary' : 'secondary'}
        onFiles={([another]) => another && onAnother(another)}
        className="[&>label]:h-full [&>label]:text-center [&>label]:whitespace-normal"
      >
        {t('photo.another')}
      </FileButton>
      <Button
        look={isWarned ? 'secondary' : 'primary'}
        className="px-3! sm:px-5!"
        busy={isBusy || !photo || photo.finding.state === 'looking'}
        onClick={() => photo && use(photo)}
      >
        {t('photo.use')}
      </Button>
    </>
  )
  return (
    <FileDialog
      title={t('photo.title')}
      closeLabel={t('photo.close')}
      onClose={onClose}
      footer={actions}
    >
      <div className="grid gap-5 sm:grid-cols-[18rem_minmax(0,1fr)] sm:gap-6">
        <div className="mx-auto w-full max-w-[min(18rem,36dvh)] sm:max-w-72">
          {photo ? (
            <>
              <CropStage
                picture={photo.picture}
                frame={photo.frame}
                label={t('photo.stage')}
                onFrame={setFrame}
              />
              <Tools photo={photo} onFrame={setFrame} onTurn={turn} />
            </>
          ) : (
            <Skeleton className="aspect-8/9 w-full" />
          )}
        </div>
        <div className="min-w-0">
          {isFailed && (
            <Notice tone="error" role="alert" title={t('photo.failed')} className="mb-4" />
          )}
          <Advice finding={photo?.finding ?? { state: 'looking' }} complaints={complaints} />
        </div>
      </div>
    </FileDialog>
  )
}

type ToolsProps = Readonly<{
  photo: OpenPhoto
  onFrame: (frame: OpenPhoto['frame']) => void
  onTurn: () => void
}>

function Tools({ photo: { picture, frame, finding }, onFrame, onTurn }: ToolsProps) {
  const t = useTranslate()
  const tool =
    'grid size-11 place-items-center rounded-field border border-edge text-ink hover:border-ocean hover:text-ocean'
  const sizes = [
    ['photo.smaller', minusIcon, 1 / 1.1],
    ['photo.larger', plusIcon, 1.1],
  ] as const
  // With a face found the picture is already upright.
  const mayTurn = finding.state === 'unchecked' || (finding.state === 'found' && !finding.face)
  return (
    <div className="mt-3 flex justify-center gap-3">
      {sizes.map(([name, icon, times]) => (
        <button
          key={name}
          type="button"
          aria-label={t(name)}
          onClick={() => onFrame(zoom(frame, times, picture))}
          className={tool}
        >
          <Icon path={icon} />
        </button>
      ))}
      {mayTurn && (
        <button type="button" aria-label={t('photo.turn')} onClick={onTurn} className={tool}>
          <Icon path={refreshIcon} />
        </button>
      )}
    </div>
  )
}

type AdviceProps = Readonly<{ finding: Finding; complaints: readonly Complaint[] | null }>

/** The verdict on a photo: suitable, or what to improve; and what only a person can see. */
function Advice({ finding, complaints }: AdviceProps) {
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
