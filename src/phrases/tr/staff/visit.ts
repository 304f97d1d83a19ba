import type { Dictionary } from '../../index.ts'

export const visit: Dictionary['staff.visit'] = {
  title: 'Ziyaretler',
  lead: 'Kendi sunucumuz sayar: çerez kullanmadan, kimin ziyaret ettiğine dair hiçbir şey tutmadan.',
  sum: '{count, plural, one {# ziyaret} other {# ziyaret}}',
  day: '{day}: {count, plural, one {# ziyaret} other {# ziyaret}}',
  what: 'Bir tarayıcıda açılan her genel sayfa bir ziyaret sayılır (günler UTC’ye göre). Robotlar sayılmaz.',
  pages: 'Sayfalar',
  sources: 'Nereden geldiler',
  'source.unknown': 'Henüz bilinmiyor',
  'source.direct': 'Doğrudan ya da bilinmiyor',
  'source.own': 'Kendi sayfalarımızdan',
  'source.search': 'Arama motorları',
  'source.social': 'Sosyal ağlar',
  'source.other': 'Diğer siteler',
  languages: 'Diller',
}
