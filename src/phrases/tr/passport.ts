import type { Dictionary } from '../index.ts'

export const passport: Dictionary['passport'] = {
  title: 'Pasaporttan doldur',
  lead: 'Fotoğraflı sayfanın fotoğrafını çekin ya da bir görsel veya PDF seçin. Bu cihaz sayfayı okur; ad, numara, tarih ve uyruk alanlarını doldurur.',
  'start.title': 'Pasaportunuzla başlayın',
  'start.first': '1. yolcunun pasaportuyla başlayın',
  'start.lead':
    'Fotoğraflı sayfanın fotoğrafını çekin ya da bir görsel veya PDF seçin. Bu cihaz sayfayı okur, siz daha az yazarsınız. Pasaport yanınızda değilse aşağıdan devam edin.',
  'start.read':
    'Sonraki adımda her şeyi kontrol edip düzeltebilirsiniz. Yanlış pasaportsa başka bir görsel okutun.',
  camera: 'Fotoğraf çek',
  choose: 'Görsel veya PDF seç',
  for: '{action}: {number}. yolcunun pasaportu',
  reading: 'Pasaport okunuyor',
  stop: 'Durdur',
  slow: 'Bu cihazın biraz daha zamana ihtiyacı var.',
  'found.title': 'Bunlar pasaporttakiyle aynı mı?',
  'found.lead': 'Her satırı pasaportunuzla karşılaştırın, yanlış olanı düzeltin.',
  'partly.lead':
    'Her şeyi kesin olarak okuyamadık. Bunları pasaportunuzla karşılaştırın, eksikleri yazın.',
  strip: 'Sayfanın altındaki iki satır, görselinizden',
  unread: 'Bunu kesin olarak okuyamadık. Pasaportta yazdığı gibi yazın.',
  'names.cut': 'İki satır adın tamamı için çok kısa. Üstlerinde yazdığı gibi tamamlayın.',
  'names.spelling':
    'İki satırda özel harf yoktur: Ü yerine UE veya U, Ö yerine OE veya O, Ş yerine S, Ç yerine C yazar. Adı böyle bırakabilir ya da üstte yazdığı gibi girebilirsiniz; ikisi de olur.',
  which: '{field}: başka bir şey yazmışsınız',
  'which.required': 'Doğru olanı seçin',
  mine: 'Yazdığım: {value}',
  passports: 'Pasaportta: {value}',
  confirm: 'Bunlar doğru',
  discard: 'Kendim yazacağım',
  done: 'Pasaporttan dolduruldu',
  'read.lead': 'Yanlış bir şey varsa aşağıdaki alanlarda düzeltin ya da başka bir görsel okutun.',
  'notFound.title': 'Pasaportu okuyamadık',
  'notFound.1': 'Düz bir yere, eşit ışıkta ve parlama olmadan koyun.',
  'notFound.2': 'Sayfanın altındaki iki satır görselde baştan sona yer almalı.',
  'notFound.3': 'Sayfa görseli dolduracak kadar yaklaşın.',
  'notFound.else': 'Dilerseniz her şeyi aşağıda kendiniz de yazabilirsiniz.',
  'other.title': 'Bu, bir pasaportun fotoğraflı sayfası değil',
  'other.text':
    'Kimlik kartına veya vizeye benziyor. Pasaportun, altında iki uzun satır bulunan fotoğraflı sayfasını kullanın.',
  'failed.title': 'Bu dosyayı açamadık',
  'failed.text': 'Başka bir görsel seçin veya her şeyi aşağıda kendiniz yazın.',
  'undone.title': 'Bu cihaz okumayı bitirmedi',
  'undone.text':
    'Bu, görselinizde bir sorun olduğu anlamına gelmez. Tekrar deneyin veya her şeyi aşağıda kendiniz yazın.',
  retry: 'Tekrar dene',
  'changed.title': 'Bu dosya cihazınızda değişti',
  'changed.text': 'Seçtikten sonra değiştirildi, taşındı veya silindi. Yeniden seçin.',
  again: 'Başka bir görselden oku',
  'kept.saving': 'Görsel pasaport sayfanız olarak kaydediliyor',
  'kept.title': 'Pasaport sayfası kaydedildi',
  'kept.text':
    'Şifrelenir ve yanıtlarınızla birlikte saklanır. Ödemeden sonra yeniden istemeyeceğiz.',
  'kept.remove': 'Görseli kaldır',
  'kept.removed': 'Görsel kaldırıldı.',
  'kept.failed': 'Görseli kaydedemedik. Ödemeden sonra ekleyebilirsiniz.',
}
