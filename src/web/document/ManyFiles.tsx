import { useId, useState } from 'react'
import { acceptedFor } from '../file/kind.ts'
import { boxClass } from '../form/Field.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { FileButton } from '../ui/FileButton.tsx'
import { useFileDrop } from '../ui/use-file-drop.ts'
import { type Application, missingSlots } from './checklist.ts'
import { FileDialog } from './FileDialog.tsx'
import { type Slot, slotKey } from './uploads.ts'
import { useSlotsOnTheWay, useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'
import { slotFor } from './whose-file.ts'

/** The files of several travellers at once: each is put where its name says, and shown before it is sent. */
export function ManyFiles() {
  const t = useTranslate()
  const textId = useId()
  const { application } = useUploads<Application>()
  const onTheWay = useSlotsOnTheWay()
  const [chosen, setChosen] = useState<readonly File[]>([])
  const drop = useFileDrop(setChosen)
  const slots = missingSlots(application).filter(
    (slot) => !slot.doubt && !onTheWay.has(slotKey(slot)),
  )
  return (
    <>
      {slots.length > 1 && (
        <section
          {...drop.handlers}
          className={`mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-dashed p-4 pointer-coarse:border pointer-coarse:border-solid ${drop.isOver ? 'border-ocean bg-ocean-tint' : 'border-line'}`}
        >
          <div className="min-w-56 flex-1">
            <h2 className="text-base">{t('document.many.title')}</h2>
            <p id={textId} className="max-w-prose text-sm text-quiet">
              <span>{t('document.many.text')}</span>
              <span className="pointer-coarse:hidden">{` ${t('document.many.drop')}`}</span>
            </p>
          </div>
          <FileButton
            label={t('document.many.choose')}
            hintId={textId}
            accept={acceptedFor('passportDocument')}
            multiple
            onFiles={setChosen}
          >
            {t('document.many.choose')}
          </FileButton>
        </section>
      )}
      {chosen.length > 0 && (
        <WhoseFiles files={chosen} slots={slots} onClose={() => setChosen([])} />
      )}
    </>
  )
}

type WhoseFilesProps = Readonly<{
  files: readonly File[]
  slots: readonly Slot[]
  onClose: () => void
}>

/** Which document of whom each file is. Several of one document are its pages, by their names. */
function WhoseFiles({ files, slots, onClose }: WhoseFilesProps) {
  const t = useTranslate()
  const { application, choose } = useUploads<Application>()
  const [all] = useState(() =>
    [...files].sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
  )
  const [places, setPlaces] = useState(() =>
    all.map(({ name }) => {
      const slot = slotFor(name, slots, application)
      return slot ? slotKey(slot) : ''
    }),
  )
  // Meanwhile another window may have filled a slot: its file is left out.
  const chosen = places.map((place) => slots.find((slot) => slotKey(slot) === place) ?? null)
  const count = chosen.filter(Boolean).length
  const send = () => {
    for (const slot of new Set(chosen)) {
      if (slot)
        choose(
          slot,
          all.filter((_, at) => chosen[at] === slot),
        )
    }
    onClose()
  }
  return (
    <FileDialog
      title={t('document.many.whose')}
      closeLabel={t('document.file.closeView')}
      onClose={onClose}
      footer={
        <Button aria-disabled={count === 0} onClick={() => count > 0 && send()}>
          {t('document.many.add', { count })}
        </Button>
      }
    >
      <ul className="space-y-4">
        {all.map((file, at) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <PlaceOf
              name={file.name}
              slots={slots}
              slot={chosen[at] ?? null}
              onPlace={(place) =>
                setPlaces(places.map((old, index) => (index === at ? place : old)))
              }
            />
          </li>
        ))}
      </ul>
    </FileDialog>
  )
}

type PlaceOfProps = Readonly<{
  name: string
  slots: readonly Slot[]
  slot: Slot | null
  onPlace: (place: string) => void
}>

function PlaceOf({ name, slots, slot: chosen, onPlace }: PlaceOfProps) {
  const t = useTranslate()
  const id = useId()
  const nameOf = useTravellerName()
  const { applicants } = useUploads<Application>().application
  return (
    <>
      <label htmlFor={id} className="block break-all text-sm font-semibold">
        <bdi>{name}</bdi>
      </label>
      <select
        id={id}
        value={chosen ? slotKey(chosen) : ''}
        onChange={(event) => onPlace(event.target.value)}
        className={boxClass(false, 'mt-1')}
      >
        <option value="">{t('document.many.leaveOut')}</option>
        {applicants.map((applicant) => (
          <optgroup key={applicant.id} label={nameOf(applicant)}>
            {slots
              .filter(({ applicantId }) => applicantId === applicant.id)
              .map((slot) => (
                <option key={slotKey(slot)} value={slotKey(slot)}>
                  {t('document.upload.done.text', {
                    document: t(`document.type.${slot.documentType}`),
                    name: nameOf(applicant),
                  })}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </>
  )
}
