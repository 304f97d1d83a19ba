import { expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { readPath } from './languages.ts'

// English has no prefix; what looks like one is part of the page's name.
test.each(tableOf`
  / | en | /; /status | en | /status; /tr | tr | /; /ar/cookie-policy | ar | /cookie-policy
  /en/status | en | /en/status; /xx/status | en | /xx/status; /trial | en | /trial
  /tr-status | en | /tr-status
`)('%s is, in %s, the page %s', (path, language, page) => {
  expect(readPath(path)).toEqual({ language, page })
})
