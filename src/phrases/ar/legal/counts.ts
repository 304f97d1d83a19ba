import { type CountForms, countIn } from '../../span.ts'

/**
 * Counted things as they stand after a preposition: Arabic then changes the form of one, two and the
 * rest. `spanIn` knows only the form at the beginning of a sentence.
 */
const after = (forms: CountForms) => (count: number) => countIn('ar')(count, forms)

export const days = after({
  zero: 'أقل من يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
})

export const businessDays = after({
  zero: 'أقل من يوم عمل',
  one: 'يوم عمل واحد',
  two: 'يومي عمل',
  few: '# أيام عمل',
  many: '# يوم عمل',
  other: '# يوم عمل',
})

export const hours = after({
  zero: 'أقل من ساعة',
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
})

export const months = after({
  zero: 'أقل من شهر',
  one: 'شهر واحد',
  two: 'شهرين',
  few: '# أشهر',
  many: '# شهرًا',
  other: '# شهر',
})

export const years = after({
  zero: 'أقل من سنة',
  one: 'سنة واحدة',
  two: 'سنتين',
  few: '# سنوات',
  many: '# سنة',
  other: '# سنة',
})

export const dollars = after({
  zero: 'صفر دولار أمريكي',
  one: 'دولار أمريكي واحد',
  two: 'دولارين أمريكيين',
  few: '# دولارات أمريكية',
  many: '# دولارًا أمريكيًا',
  other: '# دولار أمريكي',
})
