import type { Dictionary } from '../index.ts'

export const greeting: Dictionary['greeting'] = {
  help: 'Merhaba! Tanzanya vizenizle ilgili bir sorunuz mu var? Buradan sorun, bir çalışanımız yanıtlasın.',
  documents:
    'Hangi belgenin gerektiğinden ya da fotoğrafınızın uygun olup olmadığından emin değil misiniz? Buradan bize sorun.',
  price: 'Fiyat ya da ödemeyle ilgili bir sorunuz mu var? Ödemeden önce buradan bize sorun.',
}
