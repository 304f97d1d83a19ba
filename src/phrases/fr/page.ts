import type { Dictionary } from '../index.ts'

export const page: Dictionary['page'] = {
  skip: 'Aller au contenu',
  'header.label': 'Menu principal',
  'header.home': '{company}, accueil',
  'header.apply': 'Faire une demande',
  'header.status': 'Voir le statut',
  'header.contact': 'Contact',
  'header.language': 'Langue',
  'footer.quick': 'Accès rapide',
  'footer.home': 'Accueil',
  'footer.apply': 'Faire une demande',
  'footer.status': 'Suivre ma demande',
  'footer.documents': 'Envoyer des documents',
  'footer.agreement': 'Vérifier un visa ou un contrat',
  'footer.legal': 'Informations légales',
  'footer.privacy': 'Politique de confidentialité',
  'footer.terms': 'Conditions générales',
  'footer.security': 'Politique de sécurité',
  'footer.refund': 'Politique de remboursement',
  'footer.cookie': 'Politique relative aux cookies',
  'footer.payment': 'Politique de paiement',
  'footer.chargeback': 'Politique de paiement, de contestation et 3‑D Secure',
  'footer.support': 'Assistance',
  'footer.contact': 'Contact',
  'footer.hours': 'Du lundi au vendredi, de {opens} à {closes} (heure de Londres)',
  'footer.secure': 'Sécurisé par SSL, chiffrement 256 bits',
  'footer.cards': 'Seul le prestataire de paiement voit les données de votre carte (PCI DSS)',
  'footer.notice':
    '{company} est un cabinet de conseil privé immatriculé au Royaume-Uni, sans lien avec le gouvernement de la Tanzanie. Nous ne pouvons pas promettre un visa. Sur le site officiel, {official}, vous ne payez que les frais officiels.',
  'footer.rights': '© {year} {company}',
  'footer.staff': 'Espace équipe',
  noscript:
    'Cette page a besoin de JavaScript pour enregistrer vos réponses et envoyer vos documents. Activez-le, ou écrivez à {email}.',
  title: '{page} · {company}',
  'application.title': 'Demander un visa pour la Tanzanie',
  'application.description':
    'Demandez un visa pour la Tanzanie, pour vous, votre famille ou votre groupe, en quatre étapes simples.',
  'documents.title': 'Envoyez vos documents',
  'documents.description': 'Ajoutez les documents de chaque voyageur.',
  'payment-result.title': 'Votre paiement',
  'payment-result.description':
    'Le résultat de votre paiement, vérifié auprès du prestataire de paiement.',
  'status.title': 'Suivez votre demande',
  'status.description':
    'Voyez où en est votre demande de visa pour la Tanzanie, qui doit agir et ce qui vient ensuite.',
  'agreement-check.title': 'Vérifier un visa ou un contrat',
  'agreement-check.description':
    'Vérifiez qu’un visa ou un contrat portant notre nom vient bien de nous.',
  'traveller.title': 'Votre partie de la demande',
  'traveller.description':
    'Remplissez votre partie d’une demande de visa que quelqu’un fait pour vous.',
  'continue.title': 'Reprendre votre demande',
  'continue.description': 'Ouvrez de nouveau votre demande avec le lien de notre e-mail.',
  'not-found.title': 'Page introuvable',
  'not-found.text':
    'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  'not-found.apply': 'Demander un visa',
  'not-found.status': 'Suivre ma demande',
  'not-found.contact': 'Nous écrire',
  'not-found.home': 'Aller à la page d’accueil',
}
