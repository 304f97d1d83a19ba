import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { questionAbout } from '#domain/document/question.ts'
import { sameFileOf } from '#domain/document/same-file.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { useRequest } from '../api/use-request.ts'
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
  const confirm = useRequest(async () => {
    await call('POST /api/documents/{id}/right', { params: { id: stored.id } })
    change((old) => withChanged(old, stored.id, { isRight: true }))
    await refresh()
  })
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
  return (
    <Notice tone="warning" role="status" className="mt-3" title={title}>
      <p>{t(`document.question.${question}.text`)}</p>
      {confirm.error !== null && <p className="mt-3 font-semibold">{wordsOf(confirm.error, t)}</p>}
      {isBeforeFiling(applicant.state) && (
        <Button
          look="secondary"
          className="mt-3"
          busy={confirm.isBusy}
          onClick={() => confirm.start()}
        >
          {t('document.question.right')}
        </Button>
      )}
    </Notice>
  )
}
