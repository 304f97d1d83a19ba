import { useTranslate } from '../../i18n/provider.tsx'
import { PhotoPicture } from './PhotoPicture.tsx'

/** Examples of suitable and unsuitable photos, shown before one is chosen. */
export function PhotoExamples() {
  const t = useTranslate()
  const wrong = t('photo.wrong')
  return (
    <ul aria-label={t('photo.example')} className="mt-4 grid gap-4 text-sm sm:grid-cols-2">
      <li className="flex items-center gap-4">
        <PhotoPicture label={t('photo.right')} className="w-16" />
        <span>{t('photo.example.right')}</span>
      </li>
      <li className="flex items-center gap-4">
        <span className="flex shrink-0 gap-2.5">
          <PhotoPicture wrongBy="tooFar" who={1} label={wrong} className="w-11" />
          <PhotoPicture wrongBy="background" who={3} className="w-11" />
          <PhotoPicture wrongBy="shadow" who={2} className="w-11" />
        </span>
        <span>{t('photo.example.wrong')}</span>
      </li>
    </ul>
  )
}
