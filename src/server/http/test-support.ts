import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { AppError } from '#domain/error.ts'
import type { AskedLine } from '#domain/filing/form.ts'
import { defaultCompany } from '#domain/reference/company.ts'
import { folderForFile } from '../../../test/support/for-file.ts'
import { createBulkhead } from './admission/bulkhead.ts'
import { createMemoryLimiter } from './admission/rate-limit.ts'
import { staffCookie, travellerCookie } from './cookie.ts'
import { type Env, mount } from './mount.ts'
import { addressList } from './network.ts'
import { statusOf } from './problem.ts'
import type { Route } from './route.ts'

type Parts = Parameters<typeof mount>[2]

/** A server of one route, whose calls come from an address. */
export function serverOf(
  row: Route,
  parts: Partial<Parts> & Pick<Parts, 'db'>,
  address = () => '192.0.2.1',
) {
  const server = new Hono<Env>()
  server.use('*', async (c, next) => {
    c.set('address', address())
    c.set('requestId', randomUUID())
    await next()
  })
  server.onError((error) => {
    const status = error instanceof AppError ? statusOf(error.code) : 500
    return new Response(error.message, { status })
  })
  mount(server, row, {
    clock: { now: () => new Date() },
    cookie: travellerCookie(false),
    staffCookie: staffCookie(false),
    secure: false,
    findStaff: async () => null,
    origins: new Set(),
    limiter: createMemoryLimiter(() => 0),
    bulkhead: createBulkhead(),
    gatewayAddresses: addressList([]),
    ...parts,
  })
  return server
}

const nothingAsked: readonly AskedLine[] = []

/** What a site is served with where a test says nothing else. */
export const siteOptions = {
  publicUrl: 'https://karibu.example',
  company: defaultCompany,
  formOrigins: [] as string[],
  analytics: null,
  testPayments: false,
  refundsLateSurcharge: false,
  messengers: [],
  asked: () => nothingAsked,
  heic: true,
}

/** A folder of pages as the build leaves it. */
export async function builtFolder() {
  const folder = await folderForFile()
  return {
    folder,
    /** A text with placeholders. */
    async leave(file: string, text: string): Promise<void> {
      await writeFile(join(folder, file), 'nothing of this is read')
      await writeFile(join(folder, `${file}.unfinished.br`), brotliCompressSync(text))
    },
    list: (routes: object) =>
      writeFile(
        join(folder, 'csp.json'),
        JSON.stringify({
          originPlaceholder: 'https://public-url.invalid',
          analyticsPlaceholder: 'https://analytics-script.invalid',
          paymentsPlaceholder: 'payments-unknown',
          surchargePlaceholder: 'surcharge-unknown',
          messengersPlaceholder: 'messengers-unknown',
          rulesPlaceholder: 'rules-unknown',
          askedPlaceholder: 'asked-unknown',
          routes,
        }),
      ),
  }
}
