import type { ProductTexts } from '../product-texts.ts'

export const template: ProductTexts = {
  greeting: 'Bonjour, merci de nous avoir écrit. Je regarde cela et vous réponds dans un instant.',
  reference:
    'Pourriez-vous m’envoyer la référence de votre demande ? Elle commence par TZ- et figure dans l’e-mail qui a confirmé votre paiement.',
  status:
    'Vous pouvez voir où en est votre demande et ce qui vient ensuite sur notre page « Suivre ma demande », avec la référence de votre demande et votre adresse e-mail.',
  documents:
    'Vous pouvez ajouter vos documents avec le lien de l’e-mail qui a confirmé votre paiement. Une photo prise avec un téléphone suffit, si les quatre coins sont visibles et si chaque ligne est lisible.',
  payment:
    'Votre banque a refusé le paiement et rien n’a été débité. Vos réponses sont enregistrées : vous pouvez réessayer, ou utiliser une autre carte.',
  waiting:
    'Votre demande est entre les mains des services d’immigration. Ils décident dans leurs propres délais, que nous ne pouvons pas raccourcir. Nous vous écrirons dès que la décision sera rendue.',
  email: 'Je dois vérifier cela et je vous répondrai par e-mail. Votre conversation reste ici.',
  closing: 'Puis-je faire autre chose pour vous ? Sinon, je vous souhaite un bon voyage.',
  'photo-unusable':
    'Nous ne pouvons pas utiliser la photo d’identité de {?traveller}. Les services d’immigration demandent une photo récente, prise de face, sur fond blanc uni, avec un éclairage régulier et le visage entier.\n\nMerci d’en prendre une nouvelle et de l’ajouter sur la page de votre demande : {link}\nUne photo prise avec un téléphone convient.',
  'passport-unclear':
    'Une partie de la page du passeport de {?traveller} est illisible. Merci de nous envoyer une nouvelle image de la page avec la photo : les quatre coins visibles, sans reflets, et chaque ligne nette, y compris les deux lignes du bas.\n\nVous pouvez l’ajouter sur la page de votre demande : {link}',
  'passport-expires':
    'Le passeport de {?traveller} expire le {?expires}. La Tanzanie exige un passeport valable au moins 180 jours après l’arrivée, et votre arrivée est prévue le {arrival}.\n\nMerci de le faire renouveler et de nous répondre avec une image de la page du nouveau passeport, ou de nous dire si le voyage se fera avec un autre passeport. Votre demande reste ouverte d’ici là.',
  'return-ticket':
    'Il manque encore un document pour {reference} : le billet qui indique quand vous quittez la Tanzanie. Une confirmation de réservation suffit si elle porte les noms des voyageurs et la date ; un PDF ou une capture d’écran convient.\n\nVous pouvez l’ajouter sur la page de votre demande : {link}',
  'payment-question':
    'Nous avons une question au sujet de votre paiement pour {reference}. Le {?day}, nous avons reçu {?amount}, somme que nous ne pouvons rattacher avec certitude à aucune demande.\n\nPourriez-vous nous dire en réponse si ce paiement est le vôtre, et à quel nom il a été fait ? Ne nous envoyez jamais de numéro de carte.',
  'extra-days':
    'Les services d’immigration ont besoin de quelques jours de plus pour votre demande {reference}. Nous attendons maintenant leur décision au plus tard le {?day}.\n\nVous n’avez rien à faire : nous vous écrirons dès que la décision sera rendue. Si votre arrivée du {arrival} devient trop proche, répondez à ce message et nous chercherons une solution ensemble.',
  'visa-arrived':
    'Votre visa est accordé. Voici comment l’imprimer :\n\n1. Ouvrez {link} et saisissez votre référence {reference} et votre adresse e-mail.\n2. Téléchargez le PDF de chaque voyageur et vérifiez que le nom et le numéro de passeport sont exacts.\n3. Imprimez-le sur papier A4, une page par feuille. Le noir et blanc convient.\n\nGardez cette impression avec votre passeport : la compagnie aérienne et l’agent d’immigration en Tanzanie vous la demanderont. Gardez-en aussi une copie sur votre téléphone, par précaution.',
  'refund-explained':
    'Nous vous avons remboursé {?amount} pour {reference}. L’argent revient par le moyen que vous avez utilisé pour payer, en général sur la même carte.\n\nLe délai dépend de votre banque ; il peut aller jusqu’à deux semaines. Si rien n’apparaît d’ici là, répondez à ce message et nous chercherons où il en est.',
  supplement:
    'Le changement que vous avez demandé pour {reference} coûte {?amount} de plus.\n\nVous pouvez le faire sur la page de votre demande, sous « Modifier votre commande », et y payer la différence : {link}\n\nNous modifions votre commande dès réception du paiement. D’ici là, rien ne change.',
  'cancellation-explained':
    'Vous pouvez demander l’annulation de {reference} sur la page de votre demande : {link}\n\nAvant que vous ne confirmiez, cette page indique combien nous rembourserions. Tant que rien n’a été déposé auprès des services d’immigration, cela comprend les frais de visa officiels ; une fois la demande déposée, ces services ne remboursent pas leurs frais. Rien ne change tant que vous n’avez pas confirmé.',
  'contact-asked':
    'Nous souhaitons vous joindre au sujet de {reference}, mais les coordonnées que nous avons ne le permettent pas.\n\nMerci de nous répondre avec un numéro de téléphone, indicatif du pays compris, et de nous dire quand cela vous convient. Si vous consultez plus souvent une autre adresse e-mail, envoyez-la-nous aussi.',
}
