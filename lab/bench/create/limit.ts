import { spawnSync } from 'node:child_process'
import { answersFor } from './payload.ts'

const connections = '16'

/** The lean schema's rows in one statement, made unique by a random number. */
export function leanScript(people: number): string {
  const { details: d, applicants } = answersFor(people)
  const literal = (value: unknown): string =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? 'null::text')
  const list = (...values: unknown[]) => values.map(literal).join(', ')
  const rows = applicants.map((a, index) => {
    const dates = [
      a.dateOfBirth,
      a.passportIssueDate,
      a.passportExpiryDate,
      a.intendedDateOfArrival,
    ]
    const [born, issued, expires, arrives] = dates.map((date) => `date '${date}'`)
    const home = list(a.residentialAddress, a.residentialCity, a.residentialCountry)
    return `(${index + 1}, ${list(a.firstName, a.lastName)}, ${born}, ${list(a.placeOfBirth)},
      ${list(a.nationality, a.gender, a.occupation, a.passportNumber)}, ${issued}, ${expires},
      ${list(a.passportIssuingCountry)}, ${arrives}, ${home}, ${list(a.hasCompanion)})`
  })
  const statement = `with made as (
    insert into application (reference, application_type, visa_type, processing_type,
      transportation_method, port_of_entry, has_insurance, has_esim, contact_name, contact_email,
      contact_phone, communication_channel, communication_id, total_cents, order_id)
    values ('R' || :k::text, ${list(d.applicationType, d.visaType, d.processingType)},
      ${list(d.transportationMethod, d.portOfEntry, d.hasInsurance, d.hasESim, d.contactName)},
      'a' || :k::text || '@gmail.com', ${list(d.contactPhone, d.communicationChannel)},
      ${list(d.communicationId)}, 23300, 'TZ-' || :k::text) returning id),
  people as (
    insert into applicant (application_id, position, first_name, last_name, date_of_birth,
      place_of_birth, nationality, gender, occupation, passport_number, passport_issue_date,
      passport_expiry_date, passport_issuing_country, intended_date_of_arrival,
      residential_address, residential_city, residential_country, has_companion)
    select made.id, a.* from made, (values ${rows.join(', ')}) a),
  paid as (
    insert into payment (application_id, order_id, amount_cents, currency)
    select id, 'TZ-' || :k::text, 23300, 'USD' from made)
  insert into job (kind, payload)
  select 'confirmation', jsonb_build_object('applicationId', id) from made;`
  return `\\set k random(1, 1000000000000)\n${statement.replace(/\s+/g, ' ')}\n`
}

/** Whether pgbench is installed. */
export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

/** Runs per second of a script on PostgreSQL alone, over 16 connections. */
export function limitRate(databaseUrl: string, file: string, seconds = 4): number {
  const args = ['-n', '-M', 'prepared', '-c', connections, '-j', '1', '-T', String(seconds)]
  const run = spawnSync('pgbench', [...args, '-f', file, databaseUrl], { encoding: 'utf8' })
  const tps = /tps = ([\d.]+)/.exec(run.stdout ?? '')?.[1]
  if (!tps) throw new Error(`pgbench failed: ${run.stderr}`)
  return Number(tps)
}
