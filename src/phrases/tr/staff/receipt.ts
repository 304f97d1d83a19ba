import type { Dictionary } from '../../index.ts'

export const receipt: Dictionary['staff.receipt'] = {
  title: 'Makbuzlar',
  receipt: 'Makbuz {number}',
  'credit-note': 'İade makbuzu {number}',
}
