import pg from 'pg'

// Realistic names: short and long, accented, some common, most rare. 50 given names, 12,000
// surnames.
const given = `Ada,Amina,Anna,Asha,Baraka,Carlos,Chen,Daniel,Elena,Emma,Fatima,Giulia,Grace,Hans,Ines,Ivan,
James,Jonas,José,Juma,Karin,Lars,Lea,Li,Lucas,Maria,Marta,Mehmet,Mia,Nadia,Neema,Noah,Olga,Omar,Paul,Pierre,
Priya,Ravi,Rosa,Samir,Sofia,Thomas,Uwe,Victor,Wei,Yuki,Zainab,Zoë,Şule,Özge`
const beginnings = `Ab,Ben,Car,Dor,El,Fer,Gar,Hol,Iv,Jan,Kam,Lin,Mar,Nor,Oss,Pet,Qui,Ros,Sch,Tan,Ul,Vas,Wil,Xan,
Yil,Zim,Ber,Cor,Del,Kil`
const middles = 'a,e,i,o,u,an,er,in,on,ul,ar,em,is,om,ut,ei,ou,ia,ak,od'
const ends = `son,dez,mann,ski,ova,etti,ng,ard,berg,dar,field,ga,kaya,lis,mba,nen,rez,ström,ton,witz`

const listOf = (text: string) => `'{${text.replace(/\s/g, '')}}'::text[]`

/** Indexes that are faster to rebuild afterwards. */
const indexes = [
  ['application_search', 'application using gin (search_text gin_trgm_ops)'],
  ['applicant_search', 'applicant using gin (search_text gin_trgm_ops)'],
  ['application_contact_email_id', 'application (lower(contact_email), id)'],
  ['applicant_passport_number', 'applicant (passport_number)'],
] as const

const applications = `
insert into application (order_id, status, payment_status, application_type, number_of_applicants,
  visa_type, processing_type, transportation_method, port_of_entry, has_insurance, has_esim,
  contact_name, contact_email, contact_phone, communication_channel, language, terms_version,
  currency, price_lines, base_price_cents, processing_fee_cents, insurance_price_cents,
  esim_price_cents, document_fee_cents, total_price_cents, created_at, paid_at, completed_at, due_on)
select 'bench-' || n || '-' || md5(n::text), status, case when status = 'pending' then 'unpaid' else 'paid' end,
  case when n % 5 = 0 then 'family' else 'single' end, case when n % 5 = 0 then 2 else 1 end,
  'tourist', 'normal', 'airports', 'air-jro', false, false, first || ' ' || last,
  lower(translate(first || '.' || last, 'éëöŞÖ', 'eeoSO')) || n || '@' ||
    ('{gmail.com,yahoo.com,outlook.com,web.de,mail.ru,qq.com}'::text[])[1 + n % 6],
  '+41446681800', 'whatsapp', 'en', '2025-08-09', 'USD', '[]', 9500, 6900, 0, 0, 6900, 23300, made,
  case when status <> 'pending' then made end, case when status <> 'pending' and n % 4 > 0 then made end,
  case when status in ('paid', 'processing') and n % 4 > 0 then (made + interval '9 days')::date end
from (select n, timestamptz '2025-11-20' + n * interval '31 seconds' as made,
    -- One in a hundred is being worked on.
    case when n % 200 = 1 then 'paid' when n % 200 = 2 then 'processing' when n % 12 = 0 then 'rejected'
      when n % 5 = 0 then 'pending' else 'approved' end as status,
    (${listOf(given)})[1 + abs(hashint8(n)) % 50] as first,
    (${listOf(beginnings)})[1 + abs(hashint8(n * 7)) % 30] || (${listOf(middles)})[1 + abs(hashint8(n * 11)) % 20]
      || (${listOf(ends)})[1 + abs(hashint8(n * 13)) % 20] as last
  from generate_series($1::bigint, $2::bigint) n) people`

const applicants = `
insert into applicant (application_id, position, first_name, last_name, single_name, date_of_birth,
  nationality, gender, passport_number, passport_issue_date, passport_expiry_date,
  passport_issuing_country, intended_date_of_arrival, residential_address, residential_city,
  residential_country, has_companion)
select id, position, case when position = 1 then split_part(contact_name, ' ', 1)
    else (${listOf(given)})[1 + abs(hashint8(id + position)) % 50] end,
  split_part(contact_name, ' ', 2), false, '1990-03-27', 'CH', 'female',
  chr(65 + abs(hashint8(id)) % 26) || lpad(((id * 7919 + position) % 10000000)::text, 7, '0'),
  '2022-05-02', '2032-05-01', 'CH', '2027-02-10', 'Bundesplatz 3', 'Bern', 'CH', false
from application, generate_series(1, number_of_applicants) position
where id between $1 and $2`

/** The work of each application by its status. */
const work = `
insert into application_work (application_id, state, next_on, arrives_on, due_on, documents_needed,
  nationalities, status, visa_type, processing_type, language, total_price_cents, is_completed)
select id, case status when 'pending' then 'unpaid' when 'paid' then 'ready-to-review'
    when 'processing' then 'filed' else 'decided' end,
  case when status in ('pending', 'paid', 'processing') then least(due_on, date '2027-02-10') end,
  case when status in ('pending', 'paid', 'processing') then date '2027-02-10' end, due_on, 3, '{CH}',
  status, visa_type, processing_type, language, total_price_cents, completed_at is not null
from application where id between $1 and $2`

const pick = (values: string, salt: number) =>
  `(${listOf(values)})[1 + abs(hashint8(application_id * ${salt})) % ${values.split(',').length}]`
const sometimes = (flag: string, salt: number, oneIn: number) =>
  `case when abs(hashint8(application_id * ${salt})) % ${oneIn} = 0 then '{${flag}}'::text[] else '{}' end`

/**
 * A busy office: each state, flag and choice with a fixed share, so that ten times the rows have
 * ten times as many.
 */
const everyFlag = `
update application_work set
  state = ${pick('unpaid,waiting-documents,ready-to-review,ready-to-review,new-documents,ready-to-file,filed,filed,second-person,partly-decided,decided,decided,cancelled,refunded', 3)},
  own_flags = ${sometimes('referral', 5, 20)} || ${sometimes('minor', 7, 10)}
    || ${sometimes('document-differs', 11, 15)} || ${sometimes('replaced-document', 13, 15)}
    || ${sometimes('payment-review', 17, 200)},
  has_message = abs(hashint8(application_id * 19)) % 12 = 0,
  has_same_passport = abs(hashint8(application_id * 23)) % 30 = 0,
  early_on = case when abs(hashint8(application_id * 29)) % 25 = 0 then date '2026-11-01' end,
  arrives_on = date '2026-12-01' + abs(hashint8(application_id * 31)) % 150,
  due_on = date '2026-11-10' + abs(hashint8(application_id * 37)) % 30,
  next_on = date '2026-11-10' + abs(hashint8(application_id * 37)) % 30,
  nationalities = array[${pick('CH,DE,US,GB,FR,JP,TR,PK,IN,ZA', 41)}],
  visa_type = ${pick('tourist,tourist,tourist,business,transit', 43)},
  processing_type = ${pick('normal,normal,urgent,super_urgent', 47)},
  language = ${pick('en,en,en,de,fr,es,tr,ru,zh,ja,ko,ar', 53)},
  total_price_cents = 10000 + abs(hashint8(application_id * 59)) % 50000,
  is_completed = true,
  assigned_to = case when abs(hashint8(application_id * 61)) % 4 = 0 then (select min(id) from staff) end`

/** Turns all applications into work, with every flag. */
export async function openAll(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(everyFlag)
  // Finished ones have no dates.
  await admin.query(`update application_work set arrives_on = null, due_on = null, next_on = null,
    early_on = null where not is_open`)
  await admin.query('vacuum full analyze application_work')
  await admin.query('vacuum analyze application_work')
  await admin.end()
}

/** Runs a statement on both halves of a range concurrently: one per core. */
async function inHalves(url: string, statement: string, from: number, to: number): Promise<void> {
  const middle = Math.floor((from + to) / 2)
  const halves = [
    [from, middle],
    [middle + 1, to],
  ]
  const insert = async (range: number[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement, range)
    await client.end()
  }
  await Promise.all(halves.map(insert))
}

/** Applications `from` to `to` with applicants, through all triggers and constraints. */
export async function addApplications(url: string, from: number, to: number): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  for (const [name] of indexes) await admin.query(`drop index ${name}`)
  const last = async () =>
    Number((await admin.query('select coalesce(max(id), 0) as id from application')).rows[0]?.id)
  const before = await last()
  await inHalves(url, applications, from, to)
  await inHalves(url, applicants, before + 1, await last())
  await inHalves(url, work, before + 1, await last())
  await admin.query(`set maintenance_work_mem = '512MB'`)
  for (const [name, on] of indexes) {
    const options = on.includes(' gin ') ? ' with (gin_pending_list_limit = 256)' : ''
    await admin.query(`create index ${name} on ${on}${options}`)
  }
  await admin.query('vacuum analyze application')
  await admin.query('vacuum analyze applicant')
  await admin.query('vacuum analyze application_work')
  await admin.query('vacuum analyze tally')
  await admin.end()
}

export type Sample = {
  id: number
  orderId: string
  contactName: string
  contactEmail: string
  passportNumber: string
}

/** Applications spread over the whole range, to search for. */
export async function sampleApplications(url: string, count: number): Promise<Sample[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select a.id::int, a.order_id as "orderId", a.contact_name as "contactName",
       a.contact_email as "contactEmail", p.passport_number as "passportNumber"
     from application a join applicant p on p.application_id = a.id and p.position = 1
     where a.id in (select (random() * (high - low) + low)::bigint
       from (select min(id) as low, max(id) as high from application) ends, generate_series(1, $1))`,
    [count],
  )
  await client.end()
  return rows
}
