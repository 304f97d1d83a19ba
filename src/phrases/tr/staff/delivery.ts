import type { Dictionary } from '../../index.ts'

export const delivery: Dictionary['staff.delivery'] = {
  'returned.title': 'Bu adrese giden e-postalar geri dönüyor',
  'returned.text':
    '{reason} Yolcuya başka yoldan ulaşın. Adres düzeltilince geri dönenler otomatik olarak yeniden gönderilir.',

  'reason.no-mailbox': 'Böyle bir posta kutusu yok.',
  'reason.no-domain': '@ işaretinden sonraki alan adı e-posta almıyor.',
  'reason.mailbox-disabled': 'Posta kutusu kapalı.',
  'reason.mailbox-full': 'Posta kutusu dolu.',
  'reason.too-large': 'E-posta bu posta kutusu için çok büyük.',
  'reason.no-answer': 'Posta sunucusu yanıt vermiyor.',
  'reason.refused': 'Bir filtre, spam olarak ya da kuralları gereği geri çevirdi.',
  'reason.moved': 'Posta kutusu taşınmış.',
  'reason.unknown': 'Posta sunucusu nedenini açıklamadı.',
}
