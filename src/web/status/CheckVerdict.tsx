import { useEffect, useRef } from 'react'
import type { AnswerOf } from '#client/route.ts'
import { policy } from '#domain/policy.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { company } from '../company.ts'
import { sayDay, sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Notice, type Tone } from '../ui/Notice.tsx'
import { Words } from '../ui/Words.tsx'
import { groupFingerprint } from './fingerprint.ts'

type Visa = AnswerOf<'GET /api/visa-check/{sha256}'>

export type Checked = Readonly<{
  hash: string
  agreement: AnswerOf<'GET /api/agreement-check/{sha256}'>
  visa: Visa
}>

type Verdict = Readonly<{ tone: Tone; title: string; text: string }>

function verdictOf(checked: Checked, t: Translate, language: Language): Verdict {
  const { agreement, visa } = checked
  if (visa.state !== null) return verdictOnVisa({ ...visa, state: visa.state }, t, language)
  if (!agreement.found) {
    const years = policy.retentionYears.application
    const text = t('status.check.none.text', { email: company.email, years })
    return { tone: 'warning', title: t('status.check.none.title'), text }
  }
  const text = agreement.signedAt
    ? t('status.check.found.text', { moment: sayMoment(agreement.signedAt, language) })
    : t('status.check.found.undated')
  return { tone: 'success', title: t('status.check.found.title'), text }
}

type Sent = Visa & Readonly<{ state: NonNullable<Visa['state']> }>

function verdictOnVisa({ state, sentOn, replacedOn }: Sent, t: Translate, language: Language) {
  const day = sayDay(sentOn ?? '', language)
  const replaced = replacedOn === null ? '' : sayDay(replacedOn, language)
  const tone: Tone = state === 'sent' ? 'success' : 'warning'
  const text = t(`status.check.visa.${state}.text`, { day, replaced, email: company.email })
  return { tone, title: t(`status.check.visa.${state}.title`), text }
}

export function CheckVerdict({ checked }: Readonly<{ checked: Checked }>) {
  const t = useTranslate()
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { tone, title, text } = verdictOf(checked, t, language)
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-6">
      <Notice tone={tone} role="status" title={title}>
        <p>
          <Words>{text}</Words>
        </p>
        <p className="mt-2 font-mono text-xs break-words text-quiet">
          {t('status.check.compared', { hash: groupFingerprint(checked.hash) })}
        </p>
      </Notice>
    </div>
  )
}
