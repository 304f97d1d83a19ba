import {
  bigint,
  boolean,
  char,
  date,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const applicationId = () => bigint('application_id', { mode: 'number' }).notNull()

/** The tables of lean-schema.sql for Drizzle. */
export const application = pgTable('application', {
  id: id(),
  reference: text().notNull(),
  applicationType: text('application_type').notNull(),
  visaType: text('visa_type').notNull(),
  processingType: text('processing_type').notNull(),
  transportationMethod: text('transportation_method').notNull(),
  portOfEntry: text('port_of_entry').notNull(),
  hasInsurance: boolean('has_insurance').notNull(),
  hasESim: boolean('has_esim').notNull(),
  contactName: text('contact_name').notNull(),
  contactEmail: text('contact_email').notNull(),
  contactPhone: text('contact_phone').notNull(),
  communicationChannel: text('communication_channel').notNull(),
  communicationId: text('communication_id'),
  totalCents: integer('total_cents').notNull(),
  orderId: text('order_id').notNull(),
})

export const applicant = pgTable('applicant', {
  id: id(),
  applicationId: applicationId(),
  position: smallint().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  dateOfBirth: date('date_of_birth').notNull(),
  placeOfBirth: text('place_of_birth'),
  nationality: char({ length: 2 }).notNull(),
  gender: text().notNull(),
  occupation: text(),
  passportNumber: text('passport_number').notNull(),
  passportIssueDate: date('passport_issue_date').notNull(),
  passportExpiryDate: date('passport_expiry_date').notNull(),
  passportIssuingCountry: char('passport_issuing_country', { length: 2 }).notNull(),
  intendedDateOfArrival: date('intended_date_of_arrival').notNull(),
  portOfEntry: text('port_of_entry'),
  residentialAddress: text('residential_address').notNull(),
  residentialCity: text('residential_city').notNull(),
  residentialCountry: char('residential_country', { length: 2 }).notNull(),
  residentialPostalCode: text('residential_postal_code'),
  accommodationAddress: text('accommodation_address'),
  accommodationCity: text('accommodation_city'),
  hasCompanion: boolean('has_companion').notNull(),
  companionName: text('companion_name'),
  companionRelationship: text('companion_relationship'),
})

export const payment = pgTable('payment', {
  id: id(),
  applicationId: applicationId(),
  orderId: text('order_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  currency: char({ length: 3 }).notNull(),
})

export const job = pgTable('job', { id: id(), kind: text().notNull(), payload: jsonb().notNull() })
