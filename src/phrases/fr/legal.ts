import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'Retour à l’accueil',
  contents: 'Sur cette page',
  translated:
    'Cette traduction vous est proposée pour faciliter la lecture ; seul le texte anglais fait foi.',
  'contact.title': 'Contact',
  'contact.description':
    'Comment nous joindre : e-mail, téléphone, adresse et horaires, et les réponses aux trois questions les plus fréquentes.',
  'contact.lead':
    'Écrivez-nous à tout moment. Si vous avez déjà fait une demande, munissez-vous de votre référence.',
  'contact.reach': 'Comment nous joindre',
  'contact.email': 'E-mail',
  'contact.phone': 'Téléphone',
  'contact.address': 'Adresse postale',
  'contact.hours': 'Horaires',
  'contact.hours.open': 'Du lundi au vendredi, de {opens} à {closes} (heure de Londres)',
  'contact.hours.closed': 'Fermé le samedi et le dimanche',
  'contact.help': 'Aide rapide',
  'contact.help.apply': 'Faire une demande',
  'contact.help.apply.text': 'Commencez une demande pour une personne, une famille ou un groupe.',
  'contact.help.status': 'Suivre ma demande',
  'contact.help.status.text': 'Voyez où en est votre demande et ce qui vient ensuite.',
  'contact.help.documents': 'Envoyer des documents',
  'contact.help.documents.text':
    'Ouvrez cette page dans le navigateur avec lequel vous avez payé, ou avec le lien de notre e-mail.',
  'contact.legal': 'Informations légales',
  'contact.legal.company': 'Société',
  'contact.legal.registration': 'Numéro d’immatriculation',
  'contact.legal.taxId': 'Numéro fiscal',
  'contact.legal.location': 'Lieu',
  'contact.legal.location.text': 'Londres, Royaume-Uni',
  'contact.legal.service': 'Service',
  'contact.legal.service.text': 'Conseil en visas pour la Tanzanie',
  'contact.legal.activity': 'Activité',
  'contact.legal.activity.text':
    'Cabinet privé de conseil en visas, sans lien avec aucun gouvernement',
  'contact.legal.founded': 'Année de création',
  'contact.legal.security': 'Sécurité',
  'contact.legal.security.text':
    'SSL 256 bits ; paiement par carte sur la page d’un prestataire de paiement certifié PCI DSS',
  'contact.questions': 'Questions fréquentes',
  'contact.questions.time.q': 'Combien de temps dure le traitement ?',
  'contact.questions.time.a':
    'Le traitement normal nous prend {apart, plural, =0 {} other {{least} à }}{most, plural, one {# jour ouvré} other {# jours ouvrés}} ; vous pouvez choisir un délai plus court en faisant la demande. Les services d’immigration prennent ensuite leur propre temps : le délai officiel est d’environ {days, plural, one {# jour} other {# jours}}.',
  'contact.questions.pay.q': 'Comment puis-je payer ?',
  'contact.questions.pay.a':
    'Par carte de crédit ou de débit, en dollars américains, sur la page sécurisée de notre prestataire de paiement.',
  'contact.questions.track.q': 'Comment suivre ma demande ?',
  'contact.questions.track.a':
    'Avec votre référence et votre adresse e-mail, sur la page « Suivre ma demande ».',
}
