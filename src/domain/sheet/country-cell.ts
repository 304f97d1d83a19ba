import { countries } from '../reference/countries.ts'
import { nativeNames, synonyms } from '../reference/country-names.ts'
import { namesIn } from '../reference/country-search.ts'
import { languages } from '../reference/languages.ts'
import { cleanText, foldText } from '../text.ts'

/** Demonyms used in nationality columns. */
const demonyms: Readonly<Record<string, string>> = {
  AD: 'andorran',
  AE: 'emirati|الإمارات',
  AF: 'afghan',
  AG: 'antiguan',
  AL: 'albanian',
  AM: 'armenian',
  AO: 'angolan',
  AR: 'argentine|argentinian|argentino|argentina',
  AT: 'austrian|österreicher|österreicherin|österreichisch|autrichien|autrichienne|austriaco|austriaca',
  AU: 'australian|australier|australierin|australien|australienne|australiano|australiana',
  AZ: 'azerbaijani|azeri|azerbaycanlı',
  BA: 'bosnian|bosnia herzegovina',
  BB: 'barbadian',
  BD: 'bangladeshi',
  BE: 'belgian|belge|belgier|belgierin|belgisch|belgische|belga',
  BF: 'burkinabe',
  BG: 'bulgarian',
  BH: 'bahraini',
  BI: 'burundian',
  BJ: 'beninese',
  BN: 'bruneian',
  BO: 'bolivian|boliviano|boliviana',
  BR: 'brazilian|brasileiro|brasileira|brasileño|brasileña|brasilianer|brésilien|brésilienne',
  BS: 'bahamian',
  BT: 'bhutanese',
  BW: 'motswana|botswanan',
  BY: 'belarusian',
  BZ: 'belizean',
  CA: 'canadian|canadien|canadienne|kanadier|kanadierin|canadiense',
  CH: 'swiss|schweizer|schweizerin|schweizerisch|suisse|suissesse|suizo|suiza|svizzero|svizzera',
  CI: 'ivorian|ivoirien|ivoirienne',
  CL: 'chilean|chileno|chilena',
  CM: 'cameroonian|camerounais|camerounaise',
  CN: 'chinese|chinois|chinoise|chinesisch|chino|china pr|pr china|prchina|中国大陆|中國大陸|中华人民共和国|中華人民共和國',
  CO: 'colombian|colombiano|colombiana',
  CR: 'costa rican|costarricense',
  CU: 'cuban|cubano|cubana',
  CV: 'cape verdean',
  CY: 'cypriot',
  CZ: 'czech|česká republika|česká',
  DE: 'german|deutsch|deutscher|deutsche|allemand|allemande|alemán|alemana|alman|brd|bundesrepublik deutschland|tedesco|tedesca',
  DK: 'danish|dane|dansk|däne|dänin|dänisch|danois|danoise|danés|danesa',
  DZ: 'algerian|algérien|algérienne|جزائري|جزائرية',
  EC: 'ecuadorian|ecuatoriano|ecuatoriana',
  EE: 'estonian',
  EG: 'egyptian|مصري|مصرية',
  ER: 'eritrean',
  ES: 'spanish|español|española|spanier|spanierin|spanisch|espagnol|espagnole|spagnolo|spagnola',
  ET: 'ethiopian',
  FI: 'finnish|finn|finne|finnisch|suomalainen',
  FJ: 'fijian',
  FR: 'french|français|française|franzose|französin|französisch|francés|francesa|francese|fransız',
  GB: 'british|english|scottish|welsh|britisch|brite|britin|britannique|británico|británica|ingiliz',
  GE: 'georgian',
  GH: 'ghanaian',
  GM: 'gambian',
  GR: 'greek|hellenic|grieche|griechin|griechisch|grec|grecque|griego|griega',
  GT: 'guatemalan|guatemalteco|guatemalteca',
  GY: 'guyanese',
  HK: 'hong kong sar|hongkonger|hong konger|hong kong china|香港',
  HN: 'honduran|hondureño|hondureña',
  HR: 'croatian|croat',
  HT: 'haitian',
  HU: 'hungarian',
  ID: 'indonesian',
  IE: 'irish|ire|irin|irisch|irlandais|irlandaise|irlandés|irlandesa',
  IL: 'israeli',
  IN: 'indian|inder|inderin|indisch|indien|indienne|indio',
  IQ: 'iraqi|عراقي|عراقية',
  IR: 'iranian|iranien|iranienne|ایرانی',
  IS: 'icelandic|icelander',
  IT: 'italian|italiano|italiana|italiener|italienerin|italienisch|italien|italienne',
  JM: 'jamaican',
  JO: 'jordanian|أردني|أردنية',
  JP: 'japanese|japaner|japanerin|japanisch|japonais|japonaise|japonés|japonesa|日本国',
  KE: 'kenyan|mkenya|kenianer',
  KG: 'kyrgyz',
  KH: 'cambodian|khmer',
  KR: 'korean|south korean|한국|한국인|koreaner|koreanerin|coréen|coréenne|coreano|coreana|korea south|韓國',
  KW: 'kuwaiti|كويتي|كويتية',
  KZ: 'kazakh|kazakhstani|казахстан',
  LA: 'laotian|lao',
  LB: 'lebanese|libanais|libanaise|لبناني|لبنانية',
  LI: 'liechtensteiner',
  LK: 'sri lankan',
  LR: 'liberian',
  LS: 'mosotho|basotho',
  LT: 'lithuanian',
  LU: 'luxembourger|luxembourgish|luxemburger|luxembourgeois|luxembourgeoise',
  LV: 'latvian',
  LY: 'libyan',
  MA: 'moroccan|marocain|marocaine|marroquí|مغربي|مغربية',
  MC: 'monegasque',
  MD: 'moldovan',
  ME: 'montenegrin',
  MG: 'malagasy',
  MK: 'macedonian|north macedonian',
  ML: 'malian',
  MM: 'burmese|myanmarese',
  MN: 'mongolian',
  MR: 'mauritanian',
  MT: 'maltese',
  MU: 'mauritian',
  MV: 'maldivian',
  MW: 'malawian',
  MX: 'mexican|mexicano|mexicana|mexikaner|mexicain|mexicaine',
  MY: 'malaysian',
  MZ: 'mozambican',
  NA: 'namibian',
  NG: 'nigerian',
  NI: 'nicaraguan|nicaragüense',
  NL: 'dutch|niederländer|niederländerin|niederländisch|néerlandais|néerlandaise|holländer|nederlandse|nederlander|nederlands|holandés|holandesa',
  NO: 'norwegian|norsk|norweger|norwegerin|norwegisch|norvégien|norvégienne|noruego|noruega',
  NP: 'nepali|nepalese',
  NZ: 'new zealander|kiwi|neuseeländer|neuseeländerin',
  OM: 'omani|عماني|عمانية',
  PA: 'panamanian|panameño|panameña',
  PE: 'peruvian|peruano|peruana',
  PG: 'papua new guinean',
  PH: 'filipina|philippine',
  PK: 'pakistani',
  PL: 'polish|polnisch|pole|polin|polonais|polonaise|polaco|polaca|polskie|polska',
  PS: 'palestinian|فلسطيني|فلسطينية',
  PT: 'portuguese|portuguesa|português|portugués|portugiese|portugiesin|portugiesisch|portugais|portugaise',
  PY: 'paraguayan|paraguayo|paraguaya',
  QA: 'qatari|قطري|قطرية',
  RO: 'romanian|rumäne|rumänin|rumänisch|roumain|roumaine|rumano|rumana',
  RS: 'serbian|serb',
  RU: 'russian|рф|россиянин|россиянка|российская федерация|russe|russin|russisch|rus|ruso|rusa',
  RW: 'rwandan',
  SA: 'saudi|saudi arabian|سعودي|سعودية|السعودية|ksa|kingdom of saudi arabia',
  SC: 'seychellois',
  SD: 'sudanese',
  SE: 'swedish|swede|svensk|svenska|schwede|schwedin|schwedisch|suédois|suédoise|sueco|sueca',
  SG: 'singaporean',
  SI: 'slovenian|slovene',
  SK: 'slovak|slovak republic|slovakian',
  SL: 'sierra leonean',
  SN: 'senegalese|sénégalais|sénégalaise',
  SO: 'somali',
  SR: 'surinamese',
  SS: 'south sudanese',
  ST: 'sao tome',
  SV: 'salvadoran|salvadoreño|salvadoreña',
  SY: 'syrian|سوري|سورية',
  TD: 'chadian',
  TG: 'togolese',
  TH: 'thai',
  TJ: 'tajik',
  TM: 'turkmen',
  TN: 'tunisian|tunisien|tunisienne|تونسي|تونسية',
  TO: 'tongan',
  TR: 'turkish|türk|türkiye cumhuriyeti|turkish republic|türkisch|türke|türkin|turc|turque|turco|turca',
  TT: 'trinidadian|trinidad',
  TW: 'taiwanese|taiwan roc|中華民國',
  TZ: 'tanzanian|mtanzania',
  UA: 'ukrainian|українець|українка|ukrainer|ukrainerin|ukrainisch',
  UG: 'ugandan|mganda',
  US: 'american|us citizen|amerikaner|amerikanerin|amerikanisch|américain|américaine|estadounidense|norteamericano|norteamericana|amerikalı|eeuu|ee uu',
  UY: 'uruguayan|uruguayo|uruguaya',
  UZ: 'uzbek|uzbekistani',
  VA: 'holy see',
  VE: 'venezuelan|venezolano|venezolana',
  VN: 'vietnamese',
  WS: 'samoan',
  XK: 'kosovar',
  YE: 'yemeni|يمني|يمنية',
  ZA: 'south african|südafrikaner|südafrikanerin|südafrikanisch|sudafricano|sudafricana',
  ZM: 'zambian',
  ZW: 'zimbabwean',
}

const plain = (text: string) =>
  foldText(text.slice(0, 100))
    .replace(/&/g, ' and ')
    .replace(/[().,;:*<]/g, '')
    .replace(/[\s-]+/g, ' ')
    .replace(/^the | (?:citizen|citizenship|national|nationality|passport)$|国籍$/g, '')
    .replace(/\bst (?=\p{L})/gu, 'saint ')
    .trim()

/** Languages of many visitors beside ours. */
const furtherLanguages = 'it|pt|nl|pl|cs|sk|hu|ro|sv|da|nb|fi|el|uk|hr|id|zh-Hant'.split('|')

// 'T.C.' is Turkey in Turkish and SA South Africa to its people, but ISO's codes of others: ask,
// except beside codes alone.
const misused = new Set(['TC', 'SA'])
const codes = new Set(countries.map(({ code }) => code))

const flag = /[\u{1f1e6}-\u{1f1ff}]{2}/gu
const letterOfFlag = (sign: string) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1a5)

let known: { names: ReadonlyMap<string, string>; codes: ReadonlyMap<string, string> } | undefined

/**
 * The alpha-2 code of a country cell: a code or flag, a name in our ten languages or its own, a
 * demonym, or several of these for one country; else null. A name shared by two countries in
 * different languages is ambiguous, so null.
 */
export function readCountryCell(text: string, isOfCodes = false): string | null {
  const code = isOfCodes && codeIn(text)
  if (code) return code
  const cell = text
    .slice(0, 100)
    .replace(flag, (pair) => `/${[...pair].map(letterOfFlag).join('')}/`)
  return countryOf(cell) ?? ofParts(cell)
}

/** An alpha-2 code as such. */
const codeIn = (text: string): string | undefined => {
  const cell = cleanText(text.slice(0, 100)).toUpperCase()
  return codes.has(cell) ? cell : undefined
}

/** Whether a column holds alpha-2 codes alone. */
export function isColumnOfCodes(cells: readonly string[]): boolean {
  const read = cells.filter((cell) => cell.trim() !== '').map(codeIn)
  return read.every((code) => code !== undefined) && read.some((code) => !misused.has(code))
}

/** As written: 'ČR' is no Costa Rica, and 'S.A.' no Saudi Arabia. */
function countryOf(text: string): string | null {
  known ??= { names: everyName(), codes: everyCode() }
  const code = known.codes.get(cleanText(text).toUpperCase().replace(/<+$/, ''))
  return code ?? known.names.get(plain(text)) ?? null
}

/** 'Germany (DEU)', 'Swiss / Suisse', 'Korea, Republic of': each part means the same country. */
function ofParts(text: string): string | null {
  const [before = '', behind = '', ...more] = text.split(',')
  const turned = behind && more.length === 0 ? countryOf(`${behind} ${before}`) : null
  if (turned) return turned
  const parts = text.split(/[/|()[\],;]|\s[-–]\s/).filter((part) => part.trim() !== '')
  const [only = null, ...others] = new Set(parts.map(countryOf))
  return others.length === 0 ? only : null
}

function everyCode(): ReadonlyMap<string, string> {
  const codes = countries.flatMap(({ code, alpha3 }) =>
    [code, alpha3].map((each) => [each, code] as const),
  )
  // Passports of Germany say D.
  return new Map([...codes.filter(([code]) => !misused.has(code)), ['D', 'DE'], ['XKX', 'XK']])
}

function everyName(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const shared = new Set<string>()
  const add = (name: string, code: string) => {
    const key = plain(name)
    if (key === '') return
    if ((names.get(key) ?? code) !== code) shared.add(key)
    names.set(key, code)
  }
  const named = [...languages, ...furtherLanguages].map(namesIn)
  for (const { code } of countries) {
    const spoken = [...nativeNames(code), ...(synonyms[code] ?? [])]
    const people = demonyms[code]?.split('|') ?? []
    for (const name of [...named.map((nameOf) => nameOf(code)), ...spoken, ...people]) {
      add(name, code)
    }
  }
  for (const name of shared) names.delete(name)
  // English names are unambiguous.
  for (const { code, name } of countries) names.set(plain(name), code)
  return names
}
