import { foldText, latinDigits } from '../text.ts'

/** Fields of a sheet, in the template's order. */
export const sheetFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'gender',
  'passportNumber',
  'passportIssueDate',
  'passportExpiryDate',
  'passportIssuingCountry',
  'intendedDateOfArrival',
  'residentialAddress',
  'residentialCity',
  'residentialPostalCode',
  'residentialCountry',
  'accommodationAddress',
  'accommodationCity',
  'placeOfBirth',
  'occupation',
  'linkEmail',
] as const
export type SheetField = (typeof sheetFields)[number]

/** The content of a column: an answer, part of a name, or the full name. */
export type SheetColumn = SheetField | 'middleName' | 'otherSurname' | 'fullName'

/** Column headings in the ten languages of the site: en, de, es, fr, tr, ru, ar, ja, ko, zh. */
const names: Readonly<Record<SheetColumn, string>> = {
  firstName:
    'first name|first names|given name|given names|forename|forenames|vorname|vornamen|rufname|nombre|nombres|prénom|prénoms|prénom(s)|ad|adı|isim|ismi|имя|имена|имя и отчество|الاسم الأول|الاسم|الاسم الشخصي|名|名前|名（given name）|given name(s)|이름|이름(given names)|영문 이름|名字|英文名|first given name|christian name|christian names|first and middle name|first and middle names|first name and middle name|first name and other names|nombre de pila|nombres de pila|primer nombre|1er nombre|nombre 1|premier prénom|1er prénom|名（ローマ字）|ローマ字名|名ローマ字|拼音名|名拼音|英文名字|영문이름|first|nomes|primeiro nome|voornaam|voornamen|imię|imiona|křestní jméno|förnamn|fornavn|fornavne|ім’я|nama depan',
  lastName:
    'last name|last names|surname|surnames|family name|family names|name|familienname|nachname|zuname|apellido|apellidos|nom|nom de famille|noms|soyad|soyadı|soyisim|фамилия|اسم العائلة|اللقب|الكنية|اسم الأسرة|姓|名字（姓）|姓（surname）|苗字|성|성(surname)|영문 성|姓氏|英文姓|first surname|first last name|primer apellido|1er apellido|apellido paterno|apellido 1|nom de naissance|soy isim|姓ローマ字|ローマ字姓|拼音姓|姓拼音|영문성|last|nome|naam|namn|navn|nama|jméno|cognome|cognomi|sobrenome|apelido|apelidos|achternaam|familienaam|nazwisko|příjmení|efternamn|efternavn|etternavn|прізвище|nama belakang|nama keluarga',
  dateOfBirth:
    'date of birth|birth date|birthdate|birthday|born|born on|dob|d.o.b.|geburtsdatum|geburtstag|geboren|geboren am|geb.|fecha de nacimiento|nacimiento|f. nacimiento|date de naissance|naissance|né(e) le|doğum tarihi|d. tarihi|дата рождения|д.р.|день рождения|تاريخ الميلاد|تاريخ الولادة|生年月日|誕生日|생년월일|생일|出生日期|生日|出生年月日|birth|geb. datum|fecha de nac.|fecha nac.|f. nac.|date naissance|né le|née le|дата рожд.|data di nascita|data de nascimento|nascimento|geboortedatum|data urodzenia|datum narození|födelsedatum|fødselsdato|дата народження|tanggal lahir',
  nationality:
    'nationality|citizenship|citizen of|nation|staatsangehörigkeit|nationalität|staatsbürgerschaft|nacionalidad|ciudadanía|nationalité|citoyenneté|uyruk|uyruğu|vatandaşlık|milliyet|гражданство|национальность|подданство|الجنسية|国籍|국적|國籍|nat.|country of nationality|country of citizenship|staatsang.|cittadinanza|nazionalità|nacionalidade|nationaliteit|obywatelstwo|státní občanství|občanství|medborgarskap|nationalitet|statsborgerskab|statsborgerskap|nasjonalitet|громадянство|kewarganegaraan',
  gender:
    'sex|gender|m/f|geschlecht|sexo|género|sexe|genre|cinsiyet|cinsiyeti|пол|الجنس|النوع|性別|性别|성별|gender m/f|sex m/f|sesso|gênero|geslacht|płeć|pohlaví|kön|køn|kjønn|стать|jenis kelamin',
  passportNumber:
    'passport number|passport no|passport no.|passport nr|passport #|passport|passport num|document number|document no|reisepassnummer|passnummer|pass-nr|pass-nr.|pass nr|passnr|reisepass|reisepass nr|reisepass-nr.|número de pasaporte|nº de pasaporte|n.º de pasaporte|nro de pasaporte|pasaporte|no de pasaporte|numéro de passeport|n° de passeport|no de passeport|n° passeport|passeport|pasaport numarası|pasaport no|pasaport no.|pasaport|номер паспорта|номер загранпаспорта|паспорт|№ паспорта|загранпаспорт|серия и номер паспорта|رقم جواز السفر|رقم الجواز|جواز السفر|パスポート番号|旅券番号|여권 번호|여권번호|护照号码|护照号|護照號碼|护照|passport n|passport id|pp no|pp number|ppt no|travel document|travel document no|travel document number|reisepassnr|reisepass nummer|pass nummer|passeport n|n passeport|numéro passeport|numéro du passeport|n pasaporte|nro pasaporte|num pasaporte|número pasaporte|pasaporte n|pasaporte nro|серия и номер загранпаспорта|パスポートno|旅券no|パスポート|護照|pp|numero passaporto|numero di passaporto|n passaporto|passaporto|número do passaporte|n passaporte|passaporte|paspoortnummer|paspoort|numer paszportu|nr paszportu|paszport|číslo pasu|číslo cestovního pasu|pas|pasnummer|nomor paspor|no paspor|paspor',
  passportIssueDate:
    'passport issue date|issue date|date of issue|issued|issued on|passport issued|passport date of issue|ausstellungsdatum|ausstellungsdatum des reisepasses|ausgestellt|ausgestellt am|fecha de expedición|fecha de emisión|fecha de expedición del pasaporte|fecha de emisión del pasaporte|expedición|date de délivrance|date de délivrance du passeport|date d’émission|délivré le|pasaportun veriliş tarihi|pasaport veriliş tarihi|veriliş tarihi|düzenlenme tarihi|дата выдачи|дата выдачи паспорта|дата выдачи загранпаспорта|выдан|تاريخ إصدار الجواز|تاريخ الإصدار|تاريخ إصدار جواز السفر|パスポート発行日|発行日|発行年月日|交付年月日|여권 발급일|발급일|발급 일자|护照签发日期|签发日期|发证日期|date issued|passport issue|fecha expedición|fecha emisión|ausstellung|issue|doi|d.o.i.|data di rilascio|data rilascio|data de emissão|afgiftedatum|datum afgifte|data wydania|datum vydání|utfärdat|utfärdandedatum|udstedelsesdato|utstedelsesdato|utstedt|дата видачі|tanggal terbit|tanggal pengeluaran',
  passportExpiryDate:
    'passport expiry date|expiry date|date of expiry|expiry|expires|expires on|valid until|valid till|expiration date|passport expiry|passport expiration|passport expiration date|passport valid until|reisepass gültig bis|gültig bis|ablaufdatum|gültigkeit|pass gültig bis|fecha de caducidad|fecha de vencimiento|caducidad|vencimiento|válido hasta|fecha de caducidad del pasaporte|date d’expiration|date d’expiration du passeport|expiration|valable jusqu’au|expire le|pasaportun son geçerlilik tarihi|son geçerlilik tarihi|geçerlilik tarihi|bitiş tarihi|pasaport bitiş tarihi|pasaport geçerlilik tarihi|паспорт действителен до|загранпаспорт действителен до|срок действия|действителен до|дата окончания|срок действия паспорта|дата окончания срока действия|تاريخ انتهاء الجواز|تاريخ الانتهاء|صالح حتى|تاريخ انتهاء جواز السفر|تاريخ انتهاء الصلاحية|パスポート有効期限|パスポートの有効期限|有効期限|有効期間満了日|여권 만료일|만료일|유효 기간|유효기간|护照有效期至|有效期至|有效期|到期日|护照有效期|exp. date|date expiry|expire date|passport exp|passport exp. date|pp expiry|valid to|valid thru|valid through|fecha caducidad|fecha vencimiento|validité|exp|doe|d.o.e.|vence|vto.|scadenza|data di scadenza|data scadenza|valido fino al|validade|data de validade|válido até|geldig tot|vervaldatum|data ważności|ważny do|platnost do|giltigt till|giltig till|utgångsdatum|udløbsdato|gyldig til|utløpsdato|дійсний до|berlaku hingga|masa berlaku|tanggal kedaluwarsa',
  passportIssuingCountry:
    'passport issuing country|issuing country|country of issue|issuing state|issued by|issuing authority|passport country|ausstellender staat|ausstellungsland|ausstellendes land|passland|país que expide el pasaporte|país de expedición|país emisor|país de emisión|pays de délivrance du passeport|pays de délivrance|pays émetteur|pasaportu veren ülke|veren ülke|pasaport ülkesi|düzenleyen ülke|страна выдачи паспорта|страна выдачи загранпаспорта|страна выдачи|кем выдан|دولة إصدار الجواز|بلد الإصدار|دولة الإصدار|パスポート発行国|発行国|여권 발급국|발급국|발급 국가|护照签发国家/地区|签发国|签发国家|护照签发国',
  intendedDateOfArrival:
    'intended arrival date|arrival date|date of arrival|arrival|arrives|arriving|travel date|date of travel|geplantes ankunftsdatum|ankunftsdatum|ankunft|anreise|anreisedatum|reisedatum|fecha prevista de llegada|fecha de llegada|llegada|date d’arrivée prévue|date d’arrivée|arrivée|planlanan varış tarihi|varış tarihi|geliş tarihi|giriş tarihi|varış|планируемая дата прибытия|дата прибытия|дата приезда|дата въезда|прибытие|تاريخ الوصول المتوقع|تاريخ الوصول|الوصول|到着予定日|到着日|入国日|도착 예정일|도착일|입국일|预计抵达日期|抵达日期|到达日期|入境日期|date of entry|entry date|arrival in tanzania|einreise|einreisedatum|fecha de entrada|date d’entrée',
  residentialAddress:
    'address|street|street address|home address|residential address|street and number|anschrift|adresse|straße|straße und hausnummer|strasse|wohnadresse|dirección|domicilio|calle|adresse postale|rue|adres|ev adresi|açık adres|адрес|домашний адрес|адрес проживания|улица|العنوان|عنوان السكن|الشارع|住所|현주소|주소|地址|住址|家庭地址|address line 1|address 1|indirizzo|endereço|morada|straat|adresa|adress',
  residentialCity:
    'city|town|home city|place of residence|city of residence|ort|stadt|wohnort|ciudad|localidad|población|ville|commune|şehir|il|kent|город|населённый пункт|المدينة|مدينة السكن|市区町村|都市|도시|시|城市|市|città|cidade|woonplaats|plaats|miasto|město|stad|місто|kota',
  residentialPostalCode:
    'postal code|postcode|post code|zip|zip code|postleitzahl|plz|código postal|c.p.|cp|code postal|posta kodu|pk|почтовый индекс|индекс|الرمز البريدي|郵便番号|우편번호|邮政编码|邮编',
  residentialCountry:
    'country of residence|residence country|residential country|country|home country|wohnsitzland|land|wohnland|país de residencia|país|pays de résidence|pays|ikamet ülkesi|ülke|yaşadığı ülke|страна проживания|страна|دولة الإقامة|بلد الإقامة|الدولة|البلد|居住国|국가|거주 국가|거주국|居住国家/地区|居住国家|国家|paese|kraj|země|країна|negara',
  accommodationAddress:
    'hotel or address in tanzania|hotel|accommodation|lodge|hotel address|accommodation address|hotel oder adresse in tansania|unterkunft|hotel o dirección en tanzania|alojamiento|hôtel ou adresse en tanzanie|hôtel|hébergement|tanzanya’daki otel veya adres|otel|konaklama|отель или адрес в танзании|отель|гостиница|проживание|الفندق أو العنوان في تنزانيا|الفندق|مكان الإقامة|タンザニアのホテル名または住所|ホテル|宿泊先|탄자니아 내 호텔 또는 주소|호텔|숙소|坦桑尼亚境内的酒店或地址|酒店|住宿',
  accommodationCity:
    'city in tanzania|hotel city|accommodation city|ort in tansania|ort der unterkunft|ciudad en tanzania|ciudad del alojamiento|ville en tanzanie|ville de l’hébergement|tanzanya’daki şehir|otel şehri|город в танзании|المدينة في تنزانيا|タンザニアの滞在都市|滞在都市|탄자니아 내 도시|坦桑尼亚境内的城市|住宿城市',
  placeOfBirth:
    'place of birth|birthplace|birth place|city of birth|geburtsort|lugar de nacimiento|lieu de naissance|doğum yeri|место рождения|مكان الميلاد|مكان الولادة|محل الميلاد|出生地|出生地点|출생지|luogo di nascita|local de nascimento|naturalidade|geboorteplaats|miejsce urodzenia|místo narození|födelseort|fødested|місце народження|tempat lahir',
  occupation:
    'occupation|profession|job|job title|beruf|tätigkeit|ocupación|profesión|métier|emploi|meslek|mesleği|род занятий|профессия|должность|المهنة|الوظيفة|職業|직업|职业|professione|profissão|beroep|zawód|povolání|yrke|stilling|професія|pekerjaan',
  middleName:
    'middle name|middle names|second name|second names|second given name|second forename|other names|other given names|zweiter vorname|weitere vornamen|zweitname|mittelname|segundo nombre|otros nombres|deuxième prénom|second prénom|autres prénoms|ikinci ad|ikinci adı|ikinci isim|göbek adı|второе имя|среднее имя|الاسم الأوسط|الاسم الثاني|ミドルネーム|중간 이름|중간이름|미들네임|中间名|中間名|middle|mi|m.i.|secondo nome|nome do meio|tweede naam|drugie imię|mellannamn|mellemnavn|mellomnavn',
  otherSurname:
    'second surname|second last name|second family name|maternal surname|segundo apellido|2º apellido|2do apellido|apellido materno|apellido 2',
  fullName:
    'full name|name in full|name as in passport|passport name|name and surname|first and last name|vollständiger name|voller name|vor und nachname|vorname und nachname|vorname nachname|name vorname|nombre completo|nombre y apellido|nombre y apellidos|nombres y apellidos|apellidos y nombres|nom complet|nom et prénom|nom et prénoms|prénom et nom|ad soyad|adı soyadı|isim soyisim|tam ad|фио|ф.и.о.|полное имя|имя и фамилия|фамилия и имя|фамилия имя|фамилия имя отчество|الاسم الكامل|الاسم بالكامل|氏名|お名前|フルネーム|姓名|성명|全名|full names|complete name|traveller|traveler|traveller name|traveler name|name of traveller|name of traveler|passenger|passenger name|name of passenger|pax name|guest name|participant name|applicant name|name of applicant|name of passport holder|reisender|teilnehmer|viajero|pasajero|nombre del viajero|nombre del pasajero|voyageur|passager|nom du voyageur|yolcu|пассажир|турист|ローマ字|ローマ字氏名|氏名ローマ字|英文姓名|拼音姓名|姓名拼音|旅客姓名|영문명|영문성명|영문 성명|nome completo|nome e cognome|cognome e nome|volledige naam|voor en achternaam|imię i nazwisko|nazwisko i imię|jméno a příjmení|příjmení a jméno|fullständigt namn|fulde navn|fullt navn|піб|прізвище та ім’я|nama lengkap|拼音|الاسم الرباعي|الاسم الثلاثي',
  linkEmail:
    'email|e-mail|mail|email address|e-mail address|mail address|email id|e-mail-adresse|emailadresse|mailadresse|correo|correo electrónico|adresse e-mail|adresse mail|adresse électronique|courriel|e-posta|e-posta adresi|eposta|mail adresi|электронная почта|эл. почта|почта|адрес электронной почты|имейл|البريد الإلكتروني|بريد إلكتروني|الإيميل|البريد|メールアドレス|メール|이메일|이메일 주소|메일|电子邮箱|邮箱|电子邮件|邮件|邮箱地址|mail id',
}

/** A heading for comparison: without its number, accents, case and punctuation. */
function plain(heading: string): string {
  return latinDigits(foldText(heading.slice(0, 100)))
    .replace(/^\s*\d{1,2}\s*[.)]\s*/, '')
    .replace(/&/g, ' and ')
    .replace(/[*:.,;"“”«»_\-–/#№°º]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const aside = /[（([][^）)\]]*[）)\]]?/g
const asideWords =
  'as in passport|as in the passport|as on passport|as per passport|as shown in passport|as it appears in passport|in english|in latin letters|wie im pass|wie im reisepass|laut pass|laut reisepass|según pasaporte|como en el pasaporte|comme sur le passeport|как в паспорте|как в загранпаспорте|по паспорту|по загранпаспорту|латиницей|латинскими буквами|полностью|pasaporttaki gibi'
const asides = asideWords.split('|').map((words) => ` ${plain(words)}`)

/** A heading without what it says of the spelling: 'Name (as per passport)'. */
function withoutAside(heading: string): string {
  const words = plain(heading.replace(aside, ' '))
  const said = asides.find((each) => words.endsWith(each)) ?? ''
  return words.slice(0, words.length - said.length)
}

const fieldsByName = new Map(
  (Object.keys(names) as SheetColumn[]).flatMap((column) =>
    names[column].split('|').map((name): [string, SheetColumn] => [plain(name), column]),
  ),
)

/** Headings for any kind of name: the other columns determine which. */
const anyName = new Set('name|名前|이름|الاسم|nome|naam|namn|navn|nama|jméno'.split('|').map(plain))

export function isAnyName(heading: string): boolean {
  const text = heading.slice(0, 100)
  if (anyName.has(plain(text))) return true
  return !isNative(text) && partsOf(text).every((part) => anyName.has(withoutAside(part)))
}

/** Names in their own script, beside which there may be a column in Latin letters. */
const isNative = (heading: string): boolean =>
  /漢字|汉字|中文|[かカ][なナ]|한글|한자|кирилл|на русском|بالعربي/iu.test(heading)

/** Whether a heading says that its names are in Latin letters. */
export const isLatinName = (heading: string): boolean =>
  /ローマ字|英[文字]|拼音|영문|латин|latin|english|pass|пасп/iu.test(heading)

/** The field of a heading in any language, or null. */
export function fieldOfHeading(heading: string): SheetColumn | null {
  const text = heading.slice(0, 100)
  const whole = fieldsByName.get(plain(text))
  if (whole || isNative(text)) return whole ?? null
  const found = fieldsByName.get(withoutAside(text)) ?? fieldOfParts(text)
  // 'firstName', as databases and forms write it; not 'DoB'.
  const apart = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return found ?? (apart === text ? null : fieldOfHeading(apart))
}

/** 'Surname / Nom', 'First & middle name'. */
const partsOf = (heading: string): string[] => heading.split(/[/|\n,&+]|\s[-–]\s/)

/** The field of a heading in two languages; 'Nom, Prénom' and 'Name / Surname' are full names. */
function fieldOfParts(heading: string): SheetColumn | null {
  const fields = new Set(
    partsOf(heading).map((part) => {
      const words = withoutAside(part)
      return anyName.has(words) ? 'anyName' : (fieldsByName.get(words) ?? null)
    }),
  )
  const [field = null] = fields
  if (fields.size === 1) return field === 'anyName' ? 'lastName' : field
  const isName = [...fields].every((each) => each && /^(?:first|last|any)Name$/.test(each))
  return isName ? 'fullName' : null
}
