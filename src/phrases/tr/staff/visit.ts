import type { Dictionary } from '../../index.ts'

export const visit: Dictionary['staff.visit'] = {
  title: 'Ziyaretler',
  lead: 'Kendi sunucumuz sayar: çerez kullanmadan, kimin ziyaret ettiğine dair hiçbir şey tutmadan.',
  sum: '{count, plural, one {# ziyaret} other {# ziyaret}}',
  day: '{day}: {count, plural, one {# ziyaret} other {# ziyaret}}',
  what: 'Bir ziyaret, bir tarayıcıda açılan bir genel sayfadır (günler UTC’ye göre). Robotlar sayılmaz.',
  pages: 'Sayfalar',
  languages: 'Diller',
}
