import type { DocumentType } from '../document/type.ts'
import { type Port, type Regime, type RuleSource, type RulesDocument, rulesOf } from './rules.ts'

// ISO 3166-1 alpha-2 (and XK, Kosovo) by regime.
const codes: Readonly<Record<Regime, string>> = {
  exempt:
    'AG AI AO BB BI BM BN BS BW BZ CC CD CK CX CY DM FK GD GG GH GI GM GY HK IM IO JE JM ' +
    'KE KI KN KY LC LS MG MO MS MT MU MW MY MZ NA NF NR NU PG RO RW SB SC SG SH SS SZ TC ' +
    'TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW',
  'e-visa':
    'AD AE AL AM AR AT AU AW AX AZ BA BE BG BH BJ BL BO BQ BR BT BY CA CF CG CH CI CL CM ' +
    'CN CO CR CU CV CW CZ DE DJ DK DO DZ EC EE EG EH ES ET FI FJ FM FO FR GA GB GE GF GL ' +
    'GP GQ GR GT HN HR HT HU ID IE IL IN IS IT JO JP KH KM KP KR KW KZ LA LI LK LR LT LU ' +
    'LV LY MA MC MD ME MF MH MK MM MN MQ MV MX NC NI NL NO NP NZ OM PA PE PF PH PL PM PN ' +
    'PT PW PY QA RE RS RU SA SD SE SI SJ SK SM SN SR ST SV SX TG TH TL TN TR TW UA UY VA ' +
    'VE VN WF XK YT',
  referral: 'AF BD BF ER GN GW IQ IR KG LB ML MR NE NG PK PS SL SO SY TD TJ TM UZ YE',
  multiple: 'AS GU MP PR US VI',
}

/** Contradicted by other pages; everything is to be checked by the operator before launch. */
const doubtful = 'AZ DJ GQ SN GM MU SO'.split(' ')
const source: RuleSource = {
  text: 'Public pages on Government Notice 605 of 2025',
  on: '2026-11-20',
}

const regimeByCode: readonly (readonly [code: string, regime: Regime])[] = Object.entries(
  codes,
).flatMap(([regime, list]) => list.split(' ').map((code) => [code, regime as Regime] as const))

type Row = readonly [
  code: string,
  name: string,
  city: string,
  mode: Port['mode'],
  more?: Partial<Pick<Port, 'iata' | 'neighbour' | 'localName'>>,
]

// Airport codes: IATA. Kilifi is in Kenya (Kilwa Masoko may be meant) but stays selectable.
const rows: readonly Row[] = [
  ['air-dar', 'Julius Nyerere International Airport', 'Dar es Salaam', 'airports', { iata: 'DAR' }],
  [
    'air-jro',
    'Kilimanjaro International Airport',
    'Kilimanjaro (between Arusha and Moshi)',
    'airports',
    { iata: 'JRO' },
  ],
  [
    'air-znz',
    'Zanzibar Abeid Amani Karume International Airport',
    'Zanzibar',
    'airports',
    { iata: 'ZNZ' },
  ],
  ['air-myw', 'Mtwara Airport', 'Mtwara', 'airports', { iata: 'MYW' }],
  ['air-tbo', 'Tabora Airport', 'Tabora', 'airports', { iata: 'TBO' }],
  ['air-dod', 'Dodoma Airport', 'Dodoma', 'airports', { iata: 'DOD' }],
  ['road-namanga', 'Namanga', 'Namanga (Arusha region)', 'roads', { neighbour: 'KE' }],
  ['road-sirari', 'Sirari', 'Sirari (Mara region)', 'roads', { neighbour: 'KE' }],
  [
    'road-lunga-lunga',
    'Lunga Lunga',
    'Horohoro (Tanga region)',
    'roads',
    { neighbour: 'KE', localName: 'Horohoro' },
  ],
  ['road-tunduma', 'Tunduma', 'Tunduma (Songwe region)', 'roads', { neighbour: 'ZM' }],
  ['road-kasumulu', 'Kasumulu', 'Kasumulu (Mbeya region)', 'roads', { neighbour: 'MW' }],
  ['road-mutukula', 'Mutukula', 'Mutukula (Kagera region)', 'roads', { neighbour: 'UG' }],
  ['road-rusumo', 'Rusumo', 'Rusumo (Kagera region)', 'roads', { neighbour: 'RW' }],
  ['road-kabanga', 'Kabanga', 'Kabanga (Kagera region)', 'roads', { neighbour: 'BI' }],
  ['road-kasesya', 'Kasesya', 'Kasesya (Rukwa region)', 'roads', { neighbour: 'ZM' }],
  ['sea-dar', 'Port of Dar es Salaam', 'Dar es Salaam', 'vessel'],
  ['sea-znz', 'Port of Zanzibar (Malindi)', 'Zanzibar', 'vessel'],
  ['sea-myw', 'Port of Mtwara', 'Mtwara', 'vessel'],
  ['sea-tgt', 'Port of Tanga', 'Tanga', 'vessel'],
  ['sea-kilifi', 'Port of Kilifi', 'Kilifi', 'vessel'],
]

/** Ports on Zanzibar, which requires inbound insurance. */
const withInsurance = ['air-znz', 'sea-znz']

const always: readonly DocumentType[] = ['passportPhoto', 'passportDocument', 'flightTicket']

/** The values of the requirement, which a new installation begins with. */
export const shippedDocument: RulesDocument = {
  prices: {
    // Official fees: embassy fee lists of 2026, to be checked by the operator.
    visas: {
      tourist: { baseCents: 95_00, authorityCents: 50_00, validityDays: 90 },
      tourist_multiple: { baseCents: 145_00, authorityCents: 100_00, validityDays: 365 },
      business: { baseCents: 295_00, authorityCents: 250_00, validityDays: 90 },
      transit: { baseCents: 75_00, authorityCents: 30_00, validityDays: 7 },
    },
    processing: [
      { from: 1, cents: 69_00 },
      { from: 2, cents: 67_00 },
      { from: 3, cents: 65_00 },
      { from: 6, cents: 62_00 },
      { from: 10, cents: 55_00 },
    ],
    speeds: { normal: 0, urgent: 79_00, super_urgent: 99_00 },
    insuranceCents: 299_00,
    esimCents: 45_00,
    documentCents: 69_00,
  },
  speeds: {
    normal: { unit: 'business-days', least: 5, most: 7 },
    urgent: { unit: 'business-days', least: 2, most: 3 },
    super_urgent: { unit: 'hours', most: 24 },
  },
  authority: { days: 10, referralDays: 60 },
  regimes: Object.fromEntries(regimeByCode),
  sources: Object.fromEntries(
    regimeByCode.filter(([code]) => !doubtful.includes(code)).map(([code]) => [code, source]),
  ),
  ports: rows.map(([code, name, city, mode, more]) => ({
    ...{ code, name, city, mode, iata: null, neighbour: null, localName: null },
    ...more,
    needsInsurance: withInsurance.includes(code),
  })),
  documents: {
    tourist: always,
    tourist_multiple: always,
    business: [...always, 'invitationLetter', 'companyRegistration'],
    transit: [...always, 'transitTicket', 'transitVisa'],
  },
  passport: { daysAfterArrival: 180, monthsFromToday: 6 },
  calendar: {
    workingDays: [1, 2, 3, 4, 5],
    holidays: 'england-wales',
    closedOn: [],
    openOn: [],
  },
  refund: {
    adminFeeCents: 25_00,
    requestDays: 30,
    replyBusinessDays: 3,
    reviewBusinessDays: 10,
    paymentBusinessDays: { least: 5, most: 10 },
    documentReplyBusinessDays: 3,
    cancellationHours: 24,
  },
}

export const shippedRules = rulesOf(shippedDocument, 0)
