import type { Dictionary } from '../../index.ts'

export const correction: Dictionary['staff.correction'] = {
  'email.recent.title': 'E-posta adresi {day} tarihinde değişti',
  'email.recent.text':
    'Her iki adrese de haber verildi. Vize gönderilmeden önce değişikliğin gerçek olduğundan emin olun: bağlantıyı ele geçiren biri istemiş olabilir.',
  'reason.hint': 'Yolcu bunu e-postada ve sayfada okur.',
  'reason.required': 'Neden düzelttiğinizi yazın',
  'fit.label': 'Elimizdeki belgeler düzeltilmiş yanıtları gösteriyor',
  'fit.hint': 'O zaman hiçbiri yeniden istenmez.',
  'filed.title': 'Yetkili makama iletildi',
  'filed.text': 'Burada düzelttiğinizi makam henüz bilmiyor. Makama da bildirin.',
  'contact.action': 'İletişimi düzelt',
  'trip.action': 'Varışı düzelt',
  'trip.title': 'Tüm yolcuların varışını düzelt',
  'contact.email.hint':
    'Yeni adres hemen geçerli olur. Her iki adrese de e-posta gider; bekleyen e-postalar yeni adrese gönderilir.',
  'contact.hands-over': 'Başka biri devralıyor',
  'contact.hands-over.hint':
    'Başvurunun yapıldığı tarayıcı dahil her tarayıcıda kapatılır. Her iki adrese de e-posta gider.',
}
