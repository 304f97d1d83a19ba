import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'Envoyez vos documents',
  lead: '{reference} : {count, plural, one {un voyageur} other {# voyageurs}}',
  loading: 'Chargement de votre demande',
  'progress.label': 'Documents de tous les voyageurs',
  'progress.text': '{uploaded} sur {total} documents envoyés',
  'hint.files':
    'Toute photo ou tout PDF de votre téléphone ou de votre ordinateur convient : avant l’envoi, nous l’adaptons à la taille et au format acceptés par les services d’immigration.',
  'hint.one':
    'Une photo prise avec un téléphone suffit : les quatre coins visibles, nette, sans reflet. Si un document a plusieurs pages, choisissez leurs photos ensemble.',

  'type.passportPhoto': 'Photo d’identité',
  'type.passportDocument': 'Page du passeport avec la photo',
  'type.flightTicket': 'Billet d’avion',
  'type.transitTicket': 'Billet de continuation',
  'type.transitVisa': 'Visa du pays suivant',
  'type.invitationLetter': 'Lettre d’invitation',
  'type.companyRegistration': 'Extrait d’immatriculation de la société',
  'hint.passportPhoto':
    'Prise au téléphone devant un mur blanc uni, à la lumière du jour, visage de face. Nous la recadrons pour vous.',
  'hint.passportDocument':
    'La page avec votre photo et votre identité. Au moins 6 mois de validité et une page vierge.',
  'hint.flightTicket': 'Vol d’arrivée en Tanzanie et vol de départ.',
  'hint.transitTicket': 'La suite de votre voyage.',
  'hint.transitVisa':
    'Du pays où vous vous rendez ensuite ; ou un titre de séjour de ce pays, ou une note indiquant qu’il ne vous faut ni l’un ni l’autre.',
  'hint.invitationLetter': 'De la société que vous visitez, signée.',
  'hint.companyRegistration': 'De la société qui vous invite.',

  'reason.unreadable': 'Il n’est pas bien lisible.',
  'reason.cut-off': 'Une partie est coupée.',
  'reason.wrong-document': 'Ce n’est pas le document qu’il nous faut.',
  'reason.expired': 'Il a expiré, ou expire trop tôt.',
  'reason.does-not-match': 'Il ne correspond pas aux réponses que vous avez données.',
  'reason.photo-background': 'Le fond de la photo doit être blanc uni.',
  'reason.photo-face': 'Le visage doit être visible en entier, de face et sans ombre.',
  'reason.damaged':
    'Notre copie a été endommagée, sans que vous y soyez pour rien. Merci de l’envoyer à nouveau.',
  'reason.answers-changed': 'Une réponse a été corrigée depuis, et ce document montre l’ancienne.',
  'reason.other': 'Il ne convient pas.',

  'traveller.list': 'Voyageurs',
  'traveller.fallback': 'Voyageur {number}',
  'traveller.position': 'Voyageur {number} sur {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{uploaded} sur {total} documents',
  'traveller.complete': 'Complet',
  'traveller.choose': 'Choisir un autre voyageur',
  'traveller.next': 'Voyageur suivant',
  'traveller.onlyMissing': 'Uniquement les voyageurs dont il manque des documents',
  'traveller.noneMissing': 'Il ne manque rien.',

  'state.missing': 'Manquant',
  'state.added': 'Ajouté',
  'state.received': 'Reçu',
  'state.accepted': 'Vérifié',
  'state.rejected': 'À remplacer',
  'file.size': '{size}, ajouté le {moment}',
  'file.view': 'Voir',
  'file.view.label': 'Voir : {document}',
  'file.remove': 'Supprimer',
  'file.remove.label': 'Supprimer : {document}',
  'file.remove.ask': 'Supprimer ce fichier ?',
  'file.remove.yes': 'Oui, le supprimer',
  'file.remove.no': 'Le garder',
  'file.removed': 'Document supprimé',
  'file.download': 'Télécharger',
  'file.open': 'Ouvrir dans un nouvel onglet',
  'file.pdf': 'C’est un PDF. Ouvrez-le dans un nouvel onglet ou téléchargez-le.',
  'file.closeView': 'Fermer',
  'file.loading': 'Chargement du fichier',

  'add.drop': 'Déposez un fichier ici',
  'add.dropNow': 'Relâchez pour ajouter le fichier',
  'add.choose': 'Choisir un fichier',
  'add.replace': 'Remplacer',
  'add.new': 'Choisir un nouveau fichier',
  'add.better': 'En ajouter un meilleur',
  'add.camera': 'Prendre une photo',
  'add.for': '{action} : {document}, {name}',
  'add.several':
    'Choisissez uniquement des images et nous en ferons un seul PDF. Un PDF s’ajoute seul.',
  'add.onePhoto': 'Choisissez une seule photo ici.',
  'pages.title': 'Pages : {document}',
  'pages.text': 'Ces images formeront un seul PDF, dans cet ordre.',
  'pages.page': 'Page {number}',
  'pages.up': 'Monter la page {number}',
  'pages.down': 'Descendre la page {number}',
  'pages.remove': 'Retirer la page {number}',
  'pages.more': 'Ajouter une autre image',
  'pages.add': '{count, plural, one {Ajouter cette image} other {Ajouter # pages en un seul PDF}}',
  'pages.moved': 'Maintenant page {number} sur {total}',

  'upload.preparing': 'Préparation de votre fichier',
  'upload.waiting': 'En attente des autres envois',
  'upload.sending': '{percent} %',
  'upload.checking': 'Envoyé. Nous vérifions le fichier',
  'upload.again': 'La connexion a été coupée. Nouvel essai en cours',
  'upload.label': 'Envoi : {document}',
  'upload.cancel': 'Annuler',
  'upload.cancel.label': 'Annuler l’envoi : {document}',
  'upload.retry': 'Réessayer',
  'upload.dismiss': 'Ignorer',
  'upload.lost':
    'La connexion a été coupée. Le fichier est gardé ici tant que cette page reste ouverte : appuyez sur « Réessayer » ou attendez d’être de nouveau en ligne.',
  'upload.done': 'Document envoyé',
  'upload.done.text': '{document}, {name}',
  'upload.smaller': 'Nous l’avons allégé : de {before} à {after}.',
  'upload.failed': 'Échec de l’envoi',
  'upload.failed.text': 'Le fichier n’a pas pu être envoyé. Réessayez.',
  'upload.tooLarge': 'Fichier trop volumineux',
  'upload.tooLarge.text':
    'Le fichier reste trop volumineux, même allégé. Photographiez chaque page et choisissez les photos ensemble.',
  'upload.tooMany':
    'Vous pouvez ajouter jusqu’à {most} pages. Retirez celles qui ne sont pas demandées et réessayez.',
  'upload.signed':
    'Ce PDF porte une signature que nous invaliderions en l’allégeant. Demandez une copie plus légère ou ajoutez des photos de ses pages.',
  'upload.heic':
    'Cette photo est dans un format d’Apple (HEIC) que ce navigateur ne peut pas ouvrir. Sur un iPhone, choisissez Réglages, Appareil photo, Formats, Le plus compatible et reprenez la photo ; ou ouvrez la photo et enregistrez-la en JPG.',
  'upload.picture':
    'Ce navigateur ne peut pas ouvrir ce type d’image. Enregistrez-la en JPG ou PNG et ajoutez-la de nouveau.',
  'kinds.image': 'JPG ou PNG',
  'kinds.any': 'JPG, PNG ou PDF',

  'complete.title': 'Tout y est ?',
  'complete.text.ready':
    'Tous les documents sont envoyés. Regardez-les encore une fois. Ensuite, vous pourrez encore en ajouter un meilleur tant que nous ne l’avons pas vérifié.',
  'complete.text.missing':
    '{count, plural, one {Il manque encore un document.} other {Il manque encore # documents.}} Ce que vous avez envoyé est enregistré, et vous pouvez continuer plus tard.',
  'complete.action': 'Finaliser la demande',
  'complete.busy': 'Envoi de votre demande',
  'complete.done': 'Demande envoyée avec succès',
  'complete.missing.title': 'Il manque encore des documents',
  'complete.missing.line': '{document}, {name}',
  'complete.missing.more': '{count, plural, one {et # autre} other {et # autres}}',
  'complete.uploading': 'Attendez la fin des envois, puis appuyez de nouveau.',
  'complete.failed.title': 'Votre demande n’a pas encore pu être finalisée',
  'complete.failed.text':
    'Vos documents sont bien enregistrés chez nous. Réessayez dans quelques minutes. Si cela échoue encore, écrivez à {email} en indiquant {reference} : nous la finaliserons pour vous.',
  'complete.again': 'Réessayer',
  'action.status': 'Suivre ma demande',
  'action.home': 'Accueil',
  'action.later': 'Suivre plus tard',

  'received.title': 'Demande reçue !',
  'received.text': 'Nous avons tout pour {reference}. Il ne vous reste rien à faire.',
  'received.at': 'Reçue le',
  'received.expected': 'Déposée au plus tard le',
  'received.reference': 'Référence',
  'received.next': 'La suite',
  'received.next.1':
    'Nous vérifions chaque réponse et chaque document. S’il faut corriger quelque chose, nous écrirons à {email}.',
  'received.next.2.by':
    'Nous déposerons la demande auprès des services d’immigration au plus tard le {day}.',
  'received.next.2': 'Nous déposerons la demande auprès des services d’immigration.',
  'received.next.3':
    'Les services d’immigration décident. Aucune de nos formules ne raccourcit leur délai.',
  'received.next.3.by':
    'Les services d’immigration décident, vers le {day} s’ils tiennent le délai annoncé. Aucune de nos formules ne le raccourcit.',
  'received.next.4':
    'Vous recevrez la décision par e-mail et pourrez télécharger le visa sur la page de suivi.',
  'received.keep': 'Vous pouvez revenir sur cette page à tout moment.',

  'asked.title':
    '{count, plural, one {Il nous faut un nouveau document} other {Il nous faut # nouveaux documents}}',
  'asked.text':
    '{count, plural, one {Un de vos documents ne peut pas être déposé tel quel : la raison est indiquée ci-dessous.} other {# de vos documents ne peuvent pas être déposés tels quels : la raison est indiquée ci-dessous.}} Tout le reste demeure inchangé.',
  'asked.by':
    'Envoyez {count, plural, one {le nouveau document} other {les nouveaux documents}} au plus tard le {day}, pour que nous puissions tenir notre délai.',
  'asked.others':
    '{count, plural, one {Rien n’est demandé pour l’autre voyageur.} other {Rien n’est demandé pour les # autres voyageurs.}}',
  'replaced.title': 'Merci, vous n’avez plus rien à faire',
  'replaced.text':
    'Nous avons de nouveau tous les documents et poursuivons votre demande. Si un autre document ne convient pas, nous vous écrirons.',

  'unpaid.title': 'Payez d’abord, puis ajoutez vos documents',
  'unpaid.text':
    'La demande {reference} n’est pas encore payée. Rien n’a été débité, et vos réponses sont enregistrées.',
  'unpaid.pay': 'Payer',
  'unpaid.total': 'Total',
  'review.title': 'Nous examinons votre paiement',
  'review.text':
    'Le paiement de {reference} doit être vérifié par une personne. Ne payez pas de nouveau. Dès que ce sera réglé, vous pourrez ajouter vos documents ici.',
  'refunded.title': 'Cette demande a été remboursée',
  'refunded.text':
    'Le paiement de {reference} a été remboursé ; il n’y a donc aucun document à ajouter.',
  'closed.title': 'Plus aucun document à fournir',
  'closed.text':
    'La décision sur la demande {reference} a été rendue. La page de suivi indique le résultat.',

  'notFound.title': 'Demande introuvable',
  'notFound.text':
    'Aucune demande ne correspond à ce lien. Ouvrez de nouveau le lien de notre e-mail, ou recherchez votre demande par sa référence.',
  'notFound.home': 'Retour à l’accueil',
  'failed.title': 'Votre demande ne peut pas être chargée',

  'page.title': 'Votre passeport indique autre chose',
  'page.line': '{field} : le passeport indique {says}, vous avez écrit {wrote}.',
  'page.unsaid': '{field} : la page du passeport ne correspond pas à votre réponse.',
  'page.correct': 'Corriger ma réponse',
  'page.correct.of': 'Corriger ma réponse : {field}',
  'page.same': 'Ma réponse est exacte',
  'page.another': 'Envoyer une autre image',
  'page.unreadable':
    'Les deux lignes au bas de la page n’ont pas pu être lues. Si elles sont coupées ou floues, envoyez une meilleure image.',
  'page.other':
    'On dirait une carte d’identité ou un visa. Envoyez la page du passeport avec votre photo.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'Nos e-mails ne vous parviennent pas',
  'returned.text':
    'Ce que nous envoyons à {address} nous revient. Corrigez votre adresse : tout ce qui est revenu vous sera renvoyé.',
  'returned.correct': 'Corriger mon adresse',
  'returned.right': 'L’adresse est bonne : réessayer',
  'returned.tried': 'Nous renvoyons tout. Si cela revient encore, nous vous le dirons ici.',
}
