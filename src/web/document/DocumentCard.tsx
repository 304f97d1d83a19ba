import type { DocumentType } from '#domain/document.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Badge } from '../ui/Badge.tsx'
import { checkIcon } from '../ui/icons.ts'
import { useFileDrop } from '../ui/use-file-drop.ts'
import { AddFile } from './AddFile.tsx'
import { documentIn, type Traveller } from './checklist.ts'
import { useDesk, useUpload } from './desk.tsx'
import { showPlace, slotId } from './place.ts'
import { Refusal } from './prepare.ts'
import { StoredFile } from './StoredFile.tsx'
import { UploadLine } from './UploadLine.tsx'
import { nameOf } from './words.ts'

type DocumentCardProps = Readonly<{ traveller: Traveller; type: DocumentType }>

/** One document of one traveller: what is asked, what is there, and a place to put it. */
export function DocumentCard({ traveller, type }: DocumentCardProps) {
  const t = useTranslate()
  const { uploads } = useDesk()
  const slot = { applicantId: traveller.id, documentType: type }
  const upload = useUpload(slot)
  const stored = documentIn(traveller, type)
  const id = slotId(slot)
  const add = (files: readonly File[]) => {
    const [file] = files
    if (files.length > 1) uploads.refuse(slot, new Refusal('several'))
    else if (file) uploads.add(slot, file)
  }
  const drop = useFileDrop(add)
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      {...drop.handlers}
      className="scroll-mt-6 rounded-card border border-line bg-surface p-4 focus-visible:outline-3 sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={`${id}-title`} className="text-lg">
          {t(`document.type.${type}`)}
        </h3>
        {stored ? (
          <Badge tone="success" icon={checkIcon}>
            {t('document.state.added')}
          </Badge>
        ) : (
          <Badge>{t('document.state.missing')}</Badge>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1 max-w-prose text-sm text-quiet">
        {t(`document.hint.${type}`)}
      </p>
      {stored && <StoredFile document={stored} onRemoved={() => showPlace(id, 'center')} />}
      {upload && <UploadLine upload={upload} />}
      <AddFile
        slot={slot}
        name={nameOf(traveller, t)}
        hintId={`${id}-hint`}
        hasFile={stored !== null}
        isOver={drop.isOver}
        onAdd={add}
      />
    </section>
  )
}
