import { useState } from 'react'
import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { questionAbout } from '#domain/document/question.ts'
import { sameFileOf } from '#domain/document/same-file.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { type Sender, type StoredDocument, withChanged } from './checklist.ts'
import { useUploads } from './uploads-context.tsx'
import { useTravellerName } from './use-traveller-name.ts'

type FileAnswerProps = Readonly<{ applicant: Sender; stored: StoredDocument }>

/** The question about a file that looks like a mistake, and its confirmation. */
export function FileAnswer({ applicant, stored }: FileAnswerProps) {
  const t = useTranslate()
  const nameOf = useTravellerName()
  const { application, change, refresh } = useUploads()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const question = questionAbout(applicant, stored, application.applicants)
  if (!question) return null
  const same = sameFileOf(applicant, stored, application.applicants)
  const title =
    question === 'same-file' && same
      ? t('document.file.same', {
          document: t(`document.type.${same.documentType}`),
          name: nameOf(same.giver),
        })
      : t('document.question.no-face')
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await call('POST /api/documents/{id}/right', { params: { id: stored.id } })
      change((old) => withChanged(old, stored.id, { isRight: true }))
      await refresh()
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return (
    <Notice tone="warning" role="status" className="mt-3" title={title}>
      <p>{t(`document.question.${question}.text`)}</p>
      {error !== null && <p className="mt-3 font-semibold">{wordsOf(error, t)}</p>}
      {isBeforeFiling(applicant.state) && (
        <Button look="secondary" className="mt-3" busy={isBusy} onClick={confirm}>
          {t('document.question.right')}
        </Button>
      )}
    </Notice>
  )
}
