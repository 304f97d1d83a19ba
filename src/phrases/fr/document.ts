import type { Dictionary } from '../index.ts'
import { apply } from './apply.ts'

export const document: Dictionary['document'] = {
  title: 'Envoyez vos documents',
  lead: '{reference} : {count, plural, one {un voyageur} other {# voyageurs}}',
  loading: 'Chargement de votre demande',
  'progress.label': 'Documents de tous les voyageurs',
  'progress.text':
    '{total, plural, one {{uploaded} sur # document envoyé} other {{uploaded} sur # documents envoyés}}',
  'hint.files':
    'Toute photo ou tout PDF convient. Avant l’envoi, nous l’adaptons à ce que les services d’immigration acceptent.',
  'hint.one':
    'Les photos prises avec un téléphone conviennent si elles sont nettes, sans reflet et montrent les quatre coins. Si un document a plusieurs pages, choisissez toutes les images ensemble.',

  'type.passportPhoto': 'Photo d’identité',
  'type.passportDocument': 'Page du passeport avec la photo',
  'type.flightTicket': 'Billet d’avion',
  'type.transitTicket': 'Billet de continuation',
  'type.transitVisa': 'Visa du pays de destination',
  'type.invitationLetter': 'Lettre d’invitation',
  'type.companyRegistration': 'Extrait d’immatriculation de la société',
  'hint.passportPhoto':
    'Prise au téléphone devant un mur blanc uni, à la lumière du jour, de face. Nous la recadrerons pour vous.',
  'hint.passportDocument':
    'La page avec votre photo et votre identité. Le passeport doit être valable au moins {days, plural, one {# jour} other {# jours}} après l’arrivée et avoir une page vierge.',
  'hint.flightTicket': 'Vos vols d’arrivée en Tanzanie et de départ.',
  'hint.transitTicket': 'Pour la suite de votre voyage depuis la Tanzanie.',
  'hint.transitVisa':
    'Un visa ou un titre de séjour du pays où vous vous rendez ensuite, ou une note indiquant qu’il ne vous faut ni l’un ni l’autre.',
  'hint.invitationLetter': 'De la société que vous visitez, signée.',
  'hint.companyRegistration': 'De la société qui vous invite.',

  'reason.correct': 'Le document est correct : modifier ma réponse',
  'reason.unreadable': 'Le document n’est pas bien lisible.',
  'reason.cut-off': 'Une partie du document est coupée.',
  'reason.wrong-document': 'Ce n’est pas le document qu’il nous faut.',
  'reason.expired': 'Le document a expiré ou expire trop tôt.',
  'reason.does-not-match': 'Le document ne correspond pas à vos réponses.',
  'reason.another-person': 'Cela ressemble au passeport d’une autre personne.',
  'reason.answers-differ': 'Il ne dit pas la même chose que vos réponses.',
  'reason.photo-background': 'Le fond de la photo doit être blanc uni.',
  'reason.photo-face': 'Le visage doit être visible en entier, de face et sans ombre.',
  'reason.damaged':
    'Notre copie a été endommagée, sans que vous y soyez pour rien. Merci d’envoyer de nouveau le document.',
  'reason.answers-changed': 'Une réponse a été corrigée depuis, et ce document montre l’ancienne.',
  'reason.other': 'Le document ne convient pas pour cette demande.',

  'traveller.list': 'Voyageurs',
  'traveller.fallback': 'Voyageur {number}',
  'traveller.position': 'Voyageur {number} sur {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label':
    '{total, plural, one {{uploaded} sur # document} other {{uploaded} sur # documents}}',
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
  'state.doubt': 'À vérifier',
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
  'file.same': 'C’est le même fichier que {document} de {name}',
  'question.same-file': 'Le même fichier a aussi été donné pour un autre document.',
  'question.same-file.text': 'Si vous l’avez choisi par erreur, choisissez le bon.',
  'question.no-face': 'Nous n’avons trouvé aucun visage sur cette photo.',
  'question.no-face.text':
    'Si l’erreur vient de nous, dites-le-nous. Sinon, choisissez une autre photo.',
  'question.right': 'Le fichier est le bon',
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
    'Choisissez uniquement des images, et nous en ferons un seul PDF. Un PDF s’ajoute seul.',
  'add.onePhoto': 'Choisissez une seule photo ici.',
  'many.title': 'Fichiers de plusieurs voyageurs',
  'many.text':
    'Choisissez-les ensemble. Un fichier qui porte le nom d’un voyageur lui est attribué ; vous voyez où va chacun avant tout envoi.',
  'many.drop': 'Ou déposez-les ici.',
  'many.choose': 'Choisir plusieurs fichiers',
  'many.whose': 'À qui sont ces fichiers ?',
  'many.leaveOut': 'Ne pas ajouter',
  'many.add':
    '{count, plural, =0 {Indiquez à qui ils sont} one {Ajouter un fichier} other {Ajouter # fichiers}}',
  'pages.title': 'Pages : {document}',
  'pages.text': 'Ces images formeront un seul PDF, dans cet ordre.',
  'pages.page': 'Page {number}',
  'pages.up': 'Monter la page {number}',
  'pages.down': 'Descendre la page {number}',
  'pages.remove': 'Retirer la page {number}',
  'pages.more': 'Ajouter une autre image',
  'pages.add': '{count, plural, one {Ajouter cette image} other {Ajouter # pages en un seul PDF}}',
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
  'upload.lost':
    'La connexion a été coupée. Le fichier est gardé ici tant que cette page reste ouverte : appuyez sur « Réessayer » ou attendez d’être de nouveau en ligne.',
  'upload.done': 'Document envoyé',
  'upload.done.text': '{document}, {name}',
  'upload.smaller': 'Nous l’avons allégé : de {before} à {after}.',
  'upload.failed': 'Échec de l’envoi',
  'upload.failed.text': 'Le fichier n’a pas pu être envoyé. Réessayez.',
  'upload.tooLarge': 'Fichier trop volumineux',
  'upload.tooLarge.text':
    'Le fichier reste trop volumineux, même allégé. Photographiez chaque page et choisissez les photos ensemble.',
  'upload.tooMany':
    '{most, plural, one {# page au plus peut être ajoutée ici.} other {# pages au plus peuvent être ajoutées ici.}} Retirez les pages inutiles et ajoutez le fichier de nouveau.',
  'upload.signed':
    'Ce PDF porte une signature qui serait invalidée si nous allégions le fichier. Demandez une copie plus légère, ou ajoutez des photos de ses pages.',
  'upload.changed':
    'Le fichier a été modifié, déplacé ou supprimé sur votre appareil après que vous l’avez choisi. Choisissez-le de nouveau.',
  'upload.misnamed':
    'Ce n’est pas vraiment un {kind} : seul son nom le dit. Ouvrez-le dans l’application d’où il vient, enregistrez-le en {allowed} et ajoutez ce fichier.',
  'upload.heic':
    'Cette photo est au format HEIC d’Apple, que ce navigateur ne peut pas ouvrir. Sur un iPhone, choisissez Réglages, Appareil photo, Formats, Le plus compatible et reprenez la photo ; ou ouvrez la photo et enregistrez-la en JPG.',
  'upload.picture':
    'Ce navigateur ne peut pas ouvrir ce type d’image. Enregistrez-la en JPG ou PNG et ajoutez-la de nouveau.',
  'kinds.image': 'JPG ou PNG',
  'kinds.any': 'JPG, PNG ou PDF',

  'complete.title': 'Tout y est ?',
  'complete.text.ready':
    'Tous les documents sont envoyés. Regardez-les encore une fois. Ensuite, vous pourrez encore en remplacer un tant que nous ne l’avons pas vérifié.',
  'complete.text.missing':
    '{count, plural, one {Il manque encore un document.} other {Il manque encore # documents.}} Ce que vous avez envoyé est enregistré, et vous pouvez continuer plus tard.',
  'complete.text.doubt':
    '{count, plural, one {Un document attend d’abord votre réponse : voyez la question à côté.} many {# documents attendent d’abord votre réponse : voyez les questions à côté.} other {# documents attendent d’abord votre réponse : voyez les questions à côté.}}',
  'complete.action': 'Finaliser la demande',
  'complete.busy': 'Envoi de votre demande',
  'complete.done': 'Demande envoyée avec succès',
  'complete.missing.title': 'Il manque encore des documents',
  'complete.doubt.title': 'Répondez d’abord à ceci',
  'complete.missing.line': '{document}, {name}',
  'complete.missing.more': '{count, plural, one {et # autre} other {et # autres}}',
  'complete.uploading':
    'Attendez la fin des envois, puis appuyez de nouveau sur « Finaliser la demande ».',
  'complete.failed.title': 'Votre demande n’a pas encore pu être finalisée',
  'complete.failed.text':
    'Vos documents sont bien enregistrés chez nous. Réessayez dans quelques minutes. Si cela échoue encore, écrivez à {email} en indiquant {reference} : nous finaliserons la demande pour vous.',
  'complete.again': 'Réessayer',
  'action.status': 'Suivre ma demande',
  'action.home': 'Accueil',
  'action.later': 'Suivre ma demande plus tard',

  'received.title': 'Demande reçue !',
  'received.text': 'Nous avons tout pour {reference}. Vous n’avez rien d’autre à faire.',
  'received.at': 'Reçue le',
  'received.expected': 'Dépôt au plus tard le',
  'received.reference': 'Référence',
  'received.next': 'Prochaines étapes',
  'received.next.1':
    'Nous vérifierons chaque réponse et chaque document. S’il faut corriger quelque chose, nous écrirons à {email}.',
  'received.next.2.by':
    'Nous déposerons la demande auprès des services d’immigration au plus tard le {day}.',
  'received.next.2': 'Nous déposerons la demande auprès des services d’immigration.',
  'received.next.3':
    'Les services d’immigration décideront ensuite. Leur délai est le même quel que soit le délai de traitement choisi.',
  'received.next.3.by':
    'Les services d’immigration décideront ensuite, vers le {day} s’ils tiennent le délai annoncé. Leur délai est le même quel que soit le délai de traitement choisi.',
  'received.next.4':
    'Nous vous enverrons la décision par e-mail, et vous pourrez télécharger le visa sur la page de suivi.',
  'received.keep': 'Vous pouvez revenir sur cette page à tout moment.',

  'asked.title':
    '{count, plural, one {Il nous faut une nouvelle version d’un document} other {Il nous faut une nouvelle version de # documents}}',
  'asked.text':
    '{count, plural, one {Un de vos documents ne peut pas être déposé tel quel. La raison est indiquée ci-dessous.} other {# de vos documents ne peuvent pas être déposés tels quels. Les raisons sont indiquées ci-dessous.}} Tout le reste demeure inchangé.',
  'asked.by':
    'Envoyez {count, plural, one {la nouvelle version} other {les nouvelles versions}} au plus tard le {day}, pour que nous puissions tenir notre délai.',
  'asked.others':
    '{count, plural, one {Rien n’est demandé pour l’autre voyageur.} other {Rien n’est demandé pour les # autres voyageurs.}}',
  'replaced.title': 'Merci, nous avons ce qu’il nous faut',
  'replaced.text':
    'Nous avons de nouveau tous les documents et poursuivons votre demande. Si un autre document ne convient pas, nous vous écrirons.',

  'unpaid.title': 'Payez d’abord, puis ajoutez vos documents',
  'unpaid.text':
    'La demande {reference} n’est pas encore payée. Rien n’a été débité, et vos réponses sont enregistrées.',
  'unpaid.total': 'Total',
  'review.title': 'Nous examinons votre paiement',
  'review.text':
    'Nous devons vérifier nous-mêmes le paiement de {reference}. Ne payez pas de nouveau. Dès que ce sera réglé, vous pourrez ajouter vos documents ici.',
  'refunded.title': 'Cette demande a été remboursée',
  'refunded.text':
    'Le paiement de {reference} a été remboursé ; il n’y a donc aucun document à ajouter.',
  'closed.title': 'Plus aucun document à fournir',
  'closed.text':
    'La décision sur la demande {reference} a été rendue. La page de suivi indique le résultat.',

  'failed.title': 'Votre demande ne peut pas être chargée',

  'page.title': 'Votre passeport indique autre chose',
  'page.line': '{field} : le passeport indique {says}, vous avez écrit {wrote}.',
  'page.unsaid': '{field} : la page du passeport ne correspond pas à votre réponse.',
  'page.correct': 'Corriger ma réponse',
  'page.correct.of': 'Corriger ma réponse : {field}',
  'page.same': 'Mes réponses sont justes',
  'page.another': 'Envoyer une autre image',
  'page.another-person.text':
    'Le nom, la date de naissance et le numéro de passeport diffèrent tous de vos réponses pour {name}.',
  'page.confirmed': 'Vos réponses restent telles quelles',
  'page.unreadable':
    'Les deux lignes au bas de la page n’ont pas pu être lues. Si elles sont coupées ou floues, envoyez une meilleure image.',
  'page.slow':
    'La comparaison de la page avec vos réponses prend un peu plus de temps sur cet appareil.',
  'page.stop': 'Arrêter',
  'page.served':
    'Cet appareil n’a pas pu lire la page : nous la lisons nous-mêmes. Si elle ne correspond pas à vos réponses, vous le verrez ici.',
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
    'Les e-mails envoyés à {address} nous reviennent. Corrigez votre adresse, et nous vous les renverrons.',
  'returned.correct': 'Corriger mon adresse',
  'returned.right': 'L’adresse est exacte : réessayer',
  'returned.tried': 'Nous renvoyons tout. Si cela revient encore, nous vous le dirons ici.',
}
