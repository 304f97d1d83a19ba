import type { AgreementContent, AgreementParty } from '#domain/agreement.ts'
import { shownLines } from '#domain/money/pricing.ts'
import { directionOf, type Language } from '#domain/reference/languages.ts'
import { formatMoment, formatMoney, formatWholeDay, isolated } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import type { AgreementPrint } from './port.ts'
import { type Fact, lineLabel, speedWords } from './words.ts'

function partyOf(role: string, party: AgreementParty, language: Language) {
  const lines = [party.address, party.email, party.phone].filter((line) => line !== undefined)
  return { role, name: party.name, lines: lines.map((line) => isolated(line, language)) }
}

function factsOf({ selection }: AgreementContent, print: AgreementPrint, t: Translate): Fact[] {
  if (!selection) return []
  const extras = [
    ...(selection.hasInsurance ? [t('agreement.line.insurance')] : []),
    ...(selection.hasESim ? [t('agreement.line.esim')] : []),
  ]
  return [
    ...(print.reference ? [{ label: t('agreement.order.reference'), value: print.reference }] : []),
    { label: t('agreement.order.visa'), value: t(`agreement.visaType.${selection.visaType}`) },
    {
      label: t('agreement.order.speed'),
      value: speedWords(selection.processingType, print.rules.speeds, t),
    },
    { label: t('agreement.order.travellers'), value: String(selection.numberOfApplicants) },
    {
      label: t('agreement.order.extras'),
      value: extras.length > 0 ? extras.join('\n') : t('agreement.order.noExtras'),
    },
  ]
}

function pricesOf(content: AgreementContent, print: AgreementPrint, t: Translate) {
  const { price, language } = content
  if (!price) return null
  return {
    title: t('agreement.price.title'),
    head: [
      t('agreement.price.item'),
      t('agreement.price.quantity'),
      t('agreement.price.unit'),
      t('agreement.price.amount'),
    ],
    rows: shownLines(print.rules.prices, price.lines).map((line) => [
      lineLabel(line, content.selection?.processingType, print.rules.speeds, t),
      String(line.quantity),
      formatMoney(line.unitCents, language),
      formatMoney(line.amountCents, language),
    ]),
    total: [t('agreement.price.total'), formatMoney(price.totalCents, language)],
    note:
      print.priceFromApplication && print.reference
        ? t('agreement.price.frozen', { reference: print.reference })
        : t('agreement.price.note'),
  }
}

function signatureOf(content: AgreementContent, print: AgreementPrint, t: Translate) {
  const { signature, language, client } = content
  const facts: Fact[] = [{ label: t('agreement.signature.signedBy'), value: client.name }]
  if (signature) {
    facts.push(
      {
        label: t('agreement.signature.signedAt'),
        value: formatMoment(signature.signedAt, language),
      },
      {
        label: t('agreement.signature.networkAddress'),
        value: isolated(signature.networkAddress, language),
      },
    )
  }
  if (content.id) facts.push({ label: t('agreement.signature.agreement'), value: content.id })
  const date = formatWholeDay(content.termsVersion, language)
  facts.push({
    label: t('agreement.signature.accepted'),
    value: t('agreement.signature.acceptedTexts', { date }),
  })
  if (content.rulesVersion !== undefined) {
    facts.push({ label: t('agreement.signature.rules'), value: `${content.rulesVersion}` })
  }
  return {
    title: t('agreement.signature.title'),
    image: !print.preview && print.signaturePng !== undefined,
    alt: t('agreement.signature.alt', { name: client.name }),
    placeholder: t('agreement.preview.signature'),
    facts,
  }
}

function checkOf(print: AgreementPrint, t: Translate) {
  if (print.preview || !print.sha256) return null
  return {
    title: t('agreement.check.title'),
    groups: print.sha256.match(/.{1,8}/g) ?? [],
    text: t('agreement.check.text'),
    url: print.checkUrl ?? null,
    shownUrl: print.checkUrl?.split('?')[0] ?? null,
  }
}

/** The whole document as plain strings for the template. */
export function agreementView(content: AgreementContent, print: AgreementPrint, t: Translate) {
  const { company, client, language, clauses } = content
  return {
    language,
    direction: directionOf(language),
    title: t('agreement.title'),
    subtitle: t('agreement.subtitle'),
    company: company.name,
    markAlt: t('agreement.mark.alt', { company: company.name }),
    preview: print.preview
      ? { mark: t('agreement.preview.mark'), note: t('agreement.preview.note') }
      : null,
    parties: [
      partyOf(t('agreement.party.company'), company, language),
      partyOf(t('agreement.party.client'), client, language),
    ],
    order: {
      title: t('agreement.order.title'),
      facts: factsOf(content, print, t),
      open: t('agreement.order.open'),
    },
    prices: pricesOf(content, print, t),
    clauseTitle: t('agreement.clause.title'),
    clauses,
    signature: signatureOf(content, print, t),
    check: checkOf(print, t),
    signedAt: content.signature?.signedAt ?? null,
    footer: {
      company: t('agreement.footer.company', { company: company.name }),
      page: t('agreement.footer.page', { page: '{{page}}', pages: '{{pages}}' }),
      id: print.reference ?? content.id ?? '',
    },
  }
}
