import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { AskedLine } from '#domain/filing/form.ts'
import { defaultCompany } from '#domain/reference/company.ts'
import { folderForFile } from '../../../test/support/for-file.ts'

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
