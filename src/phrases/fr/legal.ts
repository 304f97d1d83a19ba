import type { Dictionary } from '../index.ts'

export const legal: Dictionary['legal'] = {
  back: 'Retour à l’accueil',
  contents: 'Sur cette page',
  onlyEnglish: 'Le texte de cette page est en anglais.',
  'contact.title': 'Contact',
  'contact.description':
    'Comment nous joindre : e-mail, téléphone, adresse et horaires, et les réponses aux trois questions les plus fréquentes.',
  'contact.lead':
    'Écrivez-nous quand vous voulez. Si vous avez déjà fait une demande, préparez votre référence.',
  'contact.reach': 'Nous joindre',
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
  'contact.help.status.text': 'Voyez qui doit agir et ce qui vient ensuite.',
  'contact.help.documents': 'Envoyer des documents',
  'contact.help.documents.text':
    'Ouvrez cette page dans le navigateur avec lequel vous avez payé, ou avec le lien de notre e-mail.',
  'contact.legal': 'Mentions légales',
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
    'SSL 256 bits ; paiement par carte sur la page d’un prestataire certifié PCI DSS',
  'contact.questions': 'Questions fréquentes',
  'contact.questions.time.q': 'Combien de temps dure le traitement ?',
  'contact.questions.time.a':
    'Le traitement normal nous prend de {least} à {most} jours ouvrés ; vous pouvez choisir plus rapide en faisant la demande. Le délai des services d’immigration s’y ajoute : officiellement environ {days} jours.',
  'contact.questions.pay.q': 'Comment puis-je payer ?',
  'contact.questions.pay.a':
    'Par carte de crédit, carte de débit ou banque en ligne, en dollars américains, sur la page sécurisée de notre prestataire de paiement.',
  'contact.questions.track.q': 'Comment suivre ma demande ?',
  'contact.questions.track.a':
    'Avec la référence de votre demande et votre adresse e-mail, sur la page de suivi.',
}
