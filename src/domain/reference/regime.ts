/** Tanzania's visa regime for a country's passports. */
export const regimes = ['exempt', 'e-visa', 'referral', 'multiple'] as const
export type Regime = (typeof regimes)[number]

// ISO 3166-1 alpha-2 (and XK, Kosovo) by regime, collected in 2026 from public pages on Government
// Notice 605 of 2025. To be checked by the operator before launch; doubtful: AZ DJ GQ SN GM MU SO.
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

const regimeByCode: ReadonlyMap<string, Regime> = new Map(
  regimes.flatMap((regime) => codes[regime].split(' ').map((code) => [code, regime] as const)),
)

/** Whether the text is an upper-case alpha-2 code of our table. */
export function isCountryCode(code: string): boolean {
  return regimeByCode.has(code)
}

/** The regime of a country; null for an unknown code. */
export function regimeOf(code: string): Regime | null {
  return regimeByCode.get(code) ?? null
}

/** All codes with their regime. */
export function allRegimes(): readonly (readonly [code: string, regime: Regime])[] {
  return [...regimeByCode]
}
