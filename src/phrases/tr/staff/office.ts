import type { Dictionary } from '../../index.ts'

export const office: Dictionary['staff.office'] = {
  title: 'Sohbet ve çalışma saatleri',
  lead: 'Ziyaretçilere ne zaman yanıt verildiği ve sohbetin ilk sözü söyleyip söylemediği.',
  link: 'Sohbet ve çalışma saatleri',

  hours: 'Çalışma saatleri',
  'hours.lead':
    'Londra saatiyle. Bu saatlerin dışında sohbet, yanıtın e-postayla geleceğini ve ofisin ne zaman açılacağını söyler.',
  week: 'Haftanın günleri',
  opens: '{day}, açılış',
  closes: '{day}, kapanış',
  closed: 'Kapalı',
  bank: 'İngiltere ve Galler’in resmî tatillerinde de kapalı',
  days: 'Diğer kapalı günler',
  'days.none': 'Yok.',
  'days.add': 'Kapalı gün ekle',
  'days.date': 'Tarih',
  'days.name': 'Nedeni',
  'days.remove': '{day} gününü kaldır',
  'problem.never-open': 'Ofisi haftanın en az bir günü açın.',
  'problem.closes-first': 'Her gün kapanış açılıştan sonra olmalı.',
  'problem.twice': 'Bir kapalı gün listede iki kez var.',

  greetings: 'Karşılamalar',
  'greetings.lead':
    'Henüz yazmamış ziyaretçilere sohbetin bazı sayfalarda kendiliğinden bir kez söyledikleri. Liste boş olduğu sürece kapalıdır.',
  'greetings.none': 'Sohbet kendiliğinden bir şey söylemiyor.',
  'greetings.add': 'Karşılama ekle',
  'greetings.path': 'Şununla başlayan sayfalar',
  'greetings.seconds': 'Kaç saniye sonra',
  'greetings.remove': '{path} karşılamasını kaldır',
  'greetings.what': 'Ne söylesin',
  'greetings.own': 'Kendi sözlerimiz',
  'greetings.built.help': 'Vizeyle ilgili bir soru mu var?',
  'greetings.built.documents': 'Belgelerden emin değil mi?',
  'greetings.built.price': 'Fiyat veya ödemeyle ilgili bir soru mu var?',
  'greetings.text.help':
    'Merhaba! Tanzanya vizenizle ilgili bir sorunuz mu var? Buradan sorun, bir çalışanımız yanıtlasın. Ziyaretçinin dilinde söylenir.',
  'greetings.text.documents':
    'Hangi belgenin gerektiğinden ya da fotoğrafınızın uygun olup olmadığından emin değil misiniz? Buradan bize sorun. Ziyaretçinin dilinde söylenir.',
  'greetings.text.price':
    'Fiyat ya da ödemeyle ilgili bir sorunuz mu var? Ödemeden önce buradan bize sorun. Ziyaretçinin dilinde söylenir.',
  'greetings.language': 'Dil',
  'greetings.words': 'Sözler',
  'greetings.problem.path':
    'Sayfa / ile başlar; harf, rakam, tire ve noktadan oluşur. Örnek: /status',
  'greetings.problem.twice': 'İki karşılama aynı sayfalar için.',
  'greetings.problem.seconds': 'Karşılama 3 ile 600 saniye arasında gelir.',
  'greetings.problem.words': 'İngilizce söz gereklidir: kendi sözü olmayan dillerde o kullanılır.',
}
