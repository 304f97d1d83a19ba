import type { Dictionary } from '../../index.ts'

export const report: Dictionary['staff.report'] = {
  title: 'Raporlar',
  lead: 'Kaç başvuru olduğu ve ne kadar gelir getirdikleri.',

  'stats.label': 'Durumlarına göre başvuru sayısı',
  'stats.total': 'Toplam',

  'chart.applications': 'Başvurular',
  'chart.revenue': 'Gelir',
  'chart.sum': '{count, plural, one {# başvuru} other {# başvuru}}, gelir: {revenue}',
  'chart.day': '{day}: {count, plural, one {# başvuru} other {# başvuru}}, {revenue}',
  'chart.table': 'Tablo',
  'chart.table.caption': 'Günlere göre başvurular ve gelir (UTC), en yenisi başta',
  'chart.column.day': 'Gün',
}
