import type { Language } from '#domain/reference/languages.ts'
import type { GoverningLaw } from '#domain/reference/law.ts'

/**
 * How sentences about the governing law name it, without a capital at the beginning: `law` as in 'the law of
 * England and Wales', in the nominative, and `place` as in 'in London', where its courts are.
 */
export type LawWords = Readonly<{ law: string; place: string }>

const laws: Readonly<Record<Language, Readonly<Record<GoverningLaw, LawWords>>>> = {
  en: {
    'england-wales': { law: 'the law of England and Wales', place: 'in London' },
    scotland: { law: 'the law of Scotland', place: 'in Edinburgh' },
    'northern-ireland': { law: 'the law of Northern Ireland', place: 'in Belfast' },
  },
  ar: {
    'england-wales': { law: 'قانون إنجلترا وويلز', place: 'في لندن' },
    scotland: { law: 'قانون اسكتلندا', place: 'في إدنبرة' },
    'northern-ireland': { law: 'قانون أيرلندا الشمالية', place: 'في بلفاست' },
  },
  de: {
    'england-wales': { law: 'das Recht von England und Wales', place: 'in London' },
    scotland: { law: 'das Recht von Schottland', place: 'in Edinburgh' },
    'northern-ireland': { law: 'das Recht von Nordirland', place: 'in Belfast' },
  },
  es: {
    'england-wales': { law: 'el derecho de Inglaterra y Gales', place: 'en Londres' },
    scotland: { law: 'el derecho de Escocia', place: 'en Edimburgo' },
    'northern-ireland': { law: 'el derecho de Irlanda del Norte', place: 'en Belfast' },
  },
  fr: {
    'england-wales': { law: 'le droit de l’Angleterre et du pays de Galles', place: 'à Londres' },
    scotland: { law: 'le droit de l’Écosse', place: 'à Édimbourg' },
    'northern-ireland': { law: 'le droit de l’Irlande du Nord', place: 'à Belfast' },
  },
  ja: {
    'england-wales': { law: 'イングランドおよびウェールズの法律', place: 'ロンドン' },
    scotland: { law: 'スコットランドの法律', place: 'エディンバラ' },
    'northern-ireland': { law: '北アイルランドの法律', place: 'ベルファスト' },
  },
  ko: {
    'england-wales': { law: '잉글랜드·웨일스 법률', place: '런던' },
    scotland: { law: '스코틀랜드 법률', place: '에든버러' },
    'northern-ireland': { law: '북아일랜드 법률', place: '벨파스트' },
  },
  ru: {
    'england-wales': { law: 'право Англии и Уэльса', place: 'в Лондоне' },
    scotland: { law: 'право Шотландии', place: 'в Эдинбурге' },
    'northern-ireland': { law: 'право Северной Ирландии', place: 'в Белфасте' },
  },
  tr: {
    'england-wales': { law: 'İngiltere ve Galler hukuku', place: 'Londra' },
    scotland: { law: 'İskoçya hukuku', place: 'Edinburgh' },
    'northern-ireland': { law: 'Kuzey İrlanda hukuku', place: 'Belfast' },
  },
  zh: {
    'england-wales': { law: '英格兰和威尔士法律', place: '伦敦' },
    scotland: { law: '苏格兰法律', place: '爱丁堡' },
    'northern-ireland': { law: '北爱尔兰法律', place: '贝尔法斯特' },
  },
}

/** The words for a law in a language, as the params of a phrase. */
export const lawIn = (language: Language, law: GoverningLaw): LawWords => laws[language][law]
