import type { Dictionary } from '../index.ts'

export const photo: Dictionary['photo'] = {
  title: 'Fotoğrafınızı yerleştirin',
  close: 'Bu fotoğrafı kullanmadan kapat',
  looking: 'Yüz aranıyor',
  slow: 'Bu cihazın biraz daha zamana ihtiyacı var.',
  stop: 'Kontrol olmadan yerleştir',
  stage:
    'Fotoğrafınız. Sürükleyerek yerleştirin. Ok tuşları fotoğrafı taşır, artı ve eksi tuşları boyutunu değiştirir.',
  smaller: 'Küçült',
  larger: 'Büyüt',
  turn: 'Döndür',
  use: 'Bu fotoğrafı kullan',
  another: 'Başka bir tane seç',
  failed:
    'Fotoğrafı burada kaydedemedik. Başka bir fotoğraf seçin veya sayfayı yenileyip tekrar deneyin.',
  good: 'Bu fotoğraf uygun görünüyor',
  'good.text':
    'Yalnızca kırptık, düzelttik ve boyutlandırdık; kontrolü de kendi cihazınızda yaptık.',
  warned: '{count, plural, one {Bir şey daha iyi olabilir} other {# şey daha iyi olabilir}}',
  'warned.text':
    'Şimdi daha iyi bir fotoğraf eklerseniz sonradan size yazmamız gerekmez. Bunu yine de gönderebilirsiniz: ekibimiz her fotoğrafa kendisi bakar.',
  unchecked:
    'Bu fotoğrafı cihazınızda kontrol edemedik. Yüzü çizgilerin içine yerleştirin; ekibimiz fotoğrafa bakacak.',
  ask: 'Yalnızca sizin görebilecekleriniz',
  'ask.text':
    'İki göz de açık, ağız kapalı, yüzün önünde bir şey yok, mümkünse gözlüksüz. Peki bugünkü hâlinize benziyor mu?',
  right: 'Doğru',
  wrong: 'Yanlış',
  example: 'Örnekler',
  'example.right': 'Kameraya dönük, düz beyaz duvar, eşit ışık',
  'example.wrong': 'Uzaktan, arkada eşyalarla ya da yarısı gölgede',

  'complaint.noFace': 'Yüz bulunamadı',
  'complaint.noFace.do': 'Kameraya bakın; başın tamamı görünsün, önünü hiçbir şey kapatmasın.',
  'complaint.severalFaces': 'Birden fazla yüz var',
  'complaint.severalFaces.do':
    'Fotoğrafta yalnızca bir kişi olabilir. Diğerlerinden kenara çekilmelerini isteyin.',
  'complaint.tooSmall': 'Fotoğraf yeterince ayrıntılı değil',
  'complaint.tooSmall.do': 'Yaklaşın. Basılı bir fotoğrafı çekmek yerine yeni bir fotoğraf çekin.',
  'complaint.blurred': 'Yüz net değil',
  'complaint.blurred.do':
    'Telefonu sabit tutun, merceği silin ve çekmeden önce ekranda yüze dokunun.',
  'complaint.tooDark': 'Fotoğraf çok karanlık',
  'complaint.tooDark.do': 'Pencereye dönün ya da dışarı çıkın; ışık önünüzden gelsin.',
  'complaint.tooBright': 'Fotoğraf çok parlak',
  'complaint.tooBright.do':
    'Yüzün bir kısmı ışıkta kayboluyor. Güneşten çekilin veya flaşı kapatın.',
  'complaint.shadow': 'Yüzün bir yanı gölgede',
  'complaint.shadow.do': 'Işık önden gelecek şekilde dönün.',
  'complaint.tooNear': 'Baş çok büyük ya da kesilmiş',
  'complaint.tooNear.do':
    'Fotoğrafı küçültün veya başın üstünde boşluk kalacak şekilde daha uzaktan yeniden çekin.',
  'complaint.tooFar': 'Baş çok küçük',
  'complaint.tooFar.do': 'Baş çizgiyi doldurana kadar fotoğrafı büyütün.',
  'complaint.offCentre': 'Yüz ortada değil',
  'complaint.offCentre.do': 'Yüz orta çizgiye gelene kadar fotoğrafı sürükleyin.',
  'complaint.tilted': 'Baş eğik',
  'complaint.tilted.do': 'Başınızı dik tutun; iki göz aynı hizada olsun.',
  'complaint.background': 'Fon düz ve açık renkli değil',
  'complaint.background.do': 'Beyaz bir duvarın bir kol boyu önünde durun.',
}
