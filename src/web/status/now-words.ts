import { documentTypes } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import { formatList, formatSentences } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { company } from '../company.ts'
import { sayDay } from '../i18n/moment.ts'
import {
  answerBy,
  decisionsOf,
  type Stage,
  type Standing,
  sayable,
  wasSubmitted,
} from './standing.ts'

/** All documents are there; only the hand-over is left. */
export function isOnlyToComplete({ applicants }: Pick<Standing, 'applicants'>): boolean {
  return applicants.length > 0 && applicants.every(({ turn }) => turn.action === 'complete')
}

/** The current state in a few words. */
export function titleOf(
  stage: Stage,
  standing: Standing,
  t: Translate,
  language: Language,
): string {
  const { applicants, wanted } = standing
  const by = answerBy(standing)
  if (stage === 'asked' && wanted.length > 0 && by) {
    const types = documentTypes.filter((type) => wanted.some((each) => each.type === type))
    const documents = formatList(
      types.map((type) => t(`document.type.${type}`)),
      language,
    )
    return t('status.now.asked.named', { documents, day: sayDay(by, language) })
  }
  const { approved, rejected, total } = decisionsOf(applicants)
  const isMixed = stage === 'partly' || (stage === 'approved' && rejected.length > 0)
  if (isMixed && approved.length > 0) {
    return t('status.now.partly.title', { count: approved.length, total })
  }
  return stage === 'partly'
    ? t('status.now.partly.first')
    : t(`status.now.${stage}.title`, { count: approved.length })
}

/** What it means, and what comes next and when. */
export function textOf(stage: Stage, standing: Standing, t: Translate, language: Language): string {
  const { applicants, cancellation } = standing
  const leaving = applicants.filter(({ isLeaving }) => isLeaving).map(({ name }) => name)
  const day = cancellation ? sayDay(cancellation.askedOn, language) : ''
  const by = cancellation ? sayDay(cancellation.answerBy, language) : ''
  if (stage === 'leaving') return t('status.now.leaving.text', { day, by })
  const text = textOfStage(stage, standing, t, language)
  if (leaving.length === 0) return text
  const names = formatList(leaving, language)
  return formatSentences([text, t('help.cancel.open', { names, day, by })], language)
}

type Going = Exclude<Stage, 'leaving'>

function textOfStage(stage: Going, standing: Standing, t: Translate, language: Language): string {
  const say = (day: string) => sayDay(day, language)
  const { expectedBy, decisionBy, reference, wanted } = standing
  if (stage === 'asked' && wanted.length > 0) {
    return t('document.asked.text', { count: wanted.length })
  }
  if (stage === 'documents' && isOnlyToComplete(standing)) {
    return t('status.now.documents.complete')
  }
  if (stage === 'documents' || stage === 'asked') {
    const by = answerBy(standing)
    return by ? t(`status.now.${stage}.text.by`, { day: say(by) }) : t(`status.now.${stage}.text`)
  }
  if (stage === 'checking' && expectedBy) {
    return t('status.now.checking.text.by', { day: say(expectedBy) })
  }
  if (stage === 'deciding' && decisionBy) {
    return t('status.now.deciding.text.by', { day: say(decisionBy) })
  }
  if (stage === 'partly') return decisionSentences(standing, t, language)
  const who = stage === 'rejected' && wasSubmitted(standing) ? 'rejected.authority' : stage
  const text = t(`status.now.${who}.text`, { email: company.email, reference })
  if (stage !== 'approved') return text
  return formatSentences([text, decisionSentences(standing, t, language)].filter(Boolean), language)
}

/** Who awaits the authority, who is not filed, and who was not approved. */
function decisionSentences({ applicants }: Standing, t: Translate, language: Language): string {
  const { filed, ahead, rejected } = decisionsOf(applicants)
  const about = { filed, ahead, rejected } as const
  const sentences = (['filed', 'ahead', 'rejected'] as const).flatMap((what) => {
    const { named, more } = sayable(about[what])
    if (named.length === 0) return []
    const others = more > 0 ? [t('status.now.partly.more', { count: more })] : []
    const names = formatList([...named, ...others], language)
    return t(`status.now.partly.${what}`, { names })
  })
  return formatSentences(sentences, language)
}
