import { type SqlBool, sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'

/** Where letters of an application go, in the words of its index. */
export const contactAddress = (table = 'application') =>
  sql<string>`lower(${sql.ref(`${table}.contact_email`)})`

/** Whether the letters of an application go to this address. */
export const isContact = (email: string, table?: string) =>
  sql<SqlBool>`${contactAddress(table)} = ${foldEmail(email)}`
