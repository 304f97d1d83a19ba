import type { Plugin } from 'vite'

/** What the server fills into built pages stands in them from the beginning: there is no analytics here. */
export function fillPlaceholders(): Plugin {
  return {
    name: 'fill-placeholders',
    load: (id) =>
      id.endsWith('/src/web/layout/placeholders.ts')
        ? "export const analyticsPlaceholder = ''\nexport const paymentsPlaceholder = 'test'\nexport const surchargePlaceholder = 'refunded'\n"
        : null,
  }
}
