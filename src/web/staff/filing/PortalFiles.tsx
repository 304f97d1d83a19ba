import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { documentIcon, downloadIcon } from '../../ui/icons.ts'
import { saveFile } from '../../ui/save-file.ts'
import { ActButton } from '../parts/ActButton.tsx'
import { useMay } from '../parts/use-me.ts'
import type { Filing } from './use-filing.ts'

const copyUrl = (id: string) => `/api/admin/documents/${id}/portal`

/** The page of the passport, beside what is copied. */
export function PassportPicture({ filing }: Readonly<{ filing: Filing }>) {
  const t = useTranslate()
  const may = useMay()
  const page = filing.documents.find(({ documentType }) => documentType === 'passportDocument')
  if (!page || !may('document.read')) return null
  return (
    <section aria-label={t('staff.filing.passport')}>
      {page.mediaType === 'application/pdf' ? (
        <p className="text-sm text-quiet">{t('staff.filing.passport.pdf')}</p>
      ) : (
        <img
          src={copyUrl(page.id)}
          alt={t('staff.filing.passport.alt', { name: filing.traveller.name })}
          className="h-64 w-full rounded-card border border-line bg-sunken object-contain"
        />
      )}
    </section>
  )
}

/** What is uploaded there: each file in the size and under the name that the portal takes, and all in one. */
export function PortalFiles({ filing }: Readonly<{ filing: Filing }>) {
  const t = useTranslate()
  const may = useMay()
  const { application, traveller, documents } = filing
  const saveAll = async () => {
    const bytes = await call('GET /api/admin/applicants/{id}/portal', {
      params: { id: traveller.id },
    })
    const name = `portal-${application.reference}-${traveller.position}`
    saveFile(new Blob([bytes], { type: 'application/zip' }), name)
  }
  if (!may('document.read')) {
    return <p className="text-sm text-quiet">{t('staff.review.viewer.role')}</p>
  }
  const hasAccepted = documents.some(({ isAccepted }) => isAccepted)
  return (
    <section aria-labelledby="filing-files">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="filing-files" className="text-base">
          {t('staff.filing.documents')}
        </h2>
        {hasAccepted && (
          <ActButton isSmall act={saveAll} errorClass="w-full">
            <Icon path={downloadIcon} className="size-4" />
            <span>{t('staff.filing.documents.zip')}</span>
          </ActButton>
        )}
      </div>
      {!hasAccepted && (
        <p className="mt-1 text-sm text-quiet">{t('staff.filing.documents.none')}</p>
      )}
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {documents.map((document) => (
          <li key={document.id}>
            <PortalFile document={document} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PortalFile({ document }: Readonly<{ document: Filing['documents'][number] }>) {
  const t = useTranslate()
  const { id, name, isAccepted, isTooLarge, hasPreview } = document
  return (
    <a
      href={copyUrl(id)}
      download={name}
      className="block h-full rounded-field border border-line bg-surface p-2 text-sm text-ink no-underline hover:border-ocean"
    >
      <span className="grid h-14 place-items-center overflow-hidden rounded-small bg-sunken">
        {hasPreview ? (
          <img
            src={`/api/admin/documents/${id}/preview`}
            alt=""
            loading="lazy"
            className="size-full object-contain"
          />
        ) : (
          <Icon path={documentIcon} className="size-6 text-quiet" />
        )}
      </span>
      <span dir="ltr" className="mt-1 block text-xs/5 wrap-anywhere">
        {name}
      </span>
      {!isAccepted && (
        <span className="block text-xs text-amber">{t('staff.filing.documents.open')}</span>
      )}
      {isTooLarge && (
        <span className="block text-xs text-clay">{t('staff.filing.documents.large')}</span>
      )}
    </a>
  )
}
