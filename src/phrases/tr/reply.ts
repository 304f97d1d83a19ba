import type { Dictionary } from '../index.ts'

export const reply: Dictionary['reply'] = {
  'greeting.text':
    'Merhaba, bize yazdığınız için teşekkür ederiz. Şimdi bakıyorum, birazdan yanıtlayacağım.',
  'reference.text':
    'Başvurunuzun referans numarasını bana yazabilir misiniz? TZ- ile başlar ve ödemenizi onaylayan e-postamızda yer alır.',
  'status.text':
    'Başvurunuzun hangi aşamada olduğunu ve bundan sonra ne olacağını “Durumu sorgula” sayfamızda referans numaranız ve e-posta adresinizle görebilirsiniz.',
  'documents.text':
    'Belgelerinizi, ödemenizi onaylayan e-postamızdaki bağlantıyla ekleyebilirsiniz. Telefonunuzla çekilen bir fotoğraf yeterlidir; dört köşesi de görünmeli ve her satırı okunmalıdır.',
  'payment.text':
    'Bankanız ödemeyi reddetti ve sizden ücret alınmadı. Yanıtlarınız kayıtlı: tekrar deneyebilir veya başka bir kart kullanabilirsiniz.',
  'waiting.text':
    'Başvurunuz göçmenlik makamında. Makam kararını kendi süresi içinde verir, biz bunu hızlandıramayız. Karar çıkar çıkmaz size yazarız.',
  'email.text':
    'Bunu incelemem gerekiyor, size e-postayla yanıt vereceğim. Görüşmeniz burada kalır.',
  'closing.text': 'Sizin için yapabileceğim başka bir şey var mı? Yoksa iyi yolculuklar dilerim.',
  'help.greeting':
    'Merhaba! Tanzanya vizenizle ilgili bir sorunuz mu var? Buradan sorun, bir çalışanımız yanıtlasın.',
  'documents.greeting':
    'Hangi belgenin gerektiğinden ya da fotoğrafınızın uygun olup olmadığından emin değil misiniz? Buradan bize sorun.',
  'price.greeting':
    'Fiyat ya da ödemeyle ilgili bir sorunuz mu var? Ödemeden önce buradan bize sorun.',
}
