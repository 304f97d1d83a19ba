import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** An application's accounting columns. Sums in US cents; null when unknown. */
export type AccountRow = {
  id: number
  paidCents: number
  refundedCents: number
  gatewayFeeCents: number
  /** Official fees of filed travellers that are not paid. */
  authorityExpectedCents: number
  /** Official fees that we paid. */
  authorityPaidCents: number
  withheldCents: number
  refundedAt: Date | null
  gatewayRefs: string | null
  /** Numbers of receipts and credit notes. */
  papers: number[] | null
  billingCountry: string | null
}

/** The accounts of these applications by id. */
export async function findAccounts(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, AccountRow>()
  const { rows } = await sql<AccountRow>`
    select a.id, e.*, p.gateway_refs, r.papers, r.billing_country
    from unnest(array[${sql.join(ids)}]::bigint[]) a(id)
      left join lateral (select
          coalesce(sum(amount_cents) filter (where kind in ('capture', 'supplement')), 0)::int as paid_cents,
          coalesce(-sum(amount_cents) filter (where kind = 'refund'), 0)::int as refunded_cents,
          coalesce(-sum(amount_cents) filter (where kind = 'gateway-fee'), 0)::int as gateway_fee_cents,
          coalesce(sum(amount_cents) filter (where kind = 'authority-expected'), 0)::int as authority_expected_cents,
          coalesce(-sum(amount_cents) filter (where kind = 'authority-fee'), 0)::int as authority_paid_cents,
          coalesce(-sum(amount_cents) filter (where kind in ('dispute', 'dispute-won')), 0)::int as withheld_cents,
          max(booked_at) filter (where kind = 'refund') as refunded_at
        from ledger_entry where application_id = a.id) e on true
      left join lateral (select string_agg(gateway_ref, ' ' order by captured_at) as gateway_refs
        from payment where application_id = a.id) p on true
      left join lateral (select array_agg(number order by number) as papers,
          max(content -> 'billing' ->> 'country') filter (where kind = 'receipt') as billing_country
        from receipt where application_id = a.id) r on true`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}
