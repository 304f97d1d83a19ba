import type { Dictionary } from '../index.ts'

export const reply: Dictionary['reply'] = {
  'greeting.text':
    'Bonjour, merci de nous avoir écrit. Je regarde cela et je vous réponds dans un instant.',
  'reference.text':
    'Pourriez-vous m’envoyer la référence de votre demande ? Elle commence par TZ- et figure dans l’e-mail qui a confirmé votre paiement.',
  'status.text':
    'Vous pouvez voir où en est votre demande et ce qui vient ensuite sur notre page « Suivre ma demande », avec la référence et votre adresse e-mail.',
  'documents.text':
    'Vous pouvez ajouter vos documents avec le lien de l’e-mail qui a confirmé votre paiement. Une photo prise avec un téléphone suffit, si les quatre coins sont visibles et si chaque ligne est lisible.',
  'payment.text':
    'Votre banque a refusé le paiement et rien n’a été débité. Vos réponses sont enregistrées : vous pouvez réessayer, ou utiliser une autre carte.',
  'waiting.text':
    'Votre demande est entre les mains des services d’immigration. Ils décident dans leurs propres délais, que nous ne pouvons pas raccourcir. Nous vous écrirons dès que la décision sera rendue.',
  'email.text':
    'Je dois vérifier cela et je vous répondrai par e-mail. Votre conversation reste ici.',
  'closing.text': 'Puis-je faire autre chose pour vous ? Sinon, je vous souhaite un bon voyage.',
  'help.greeting':
    'Bonjour ! Une question sur votre visa pour la Tanzanie ? Posez-la ici : une personne vous répond.',
  'documents.greeting':
    'Vous ne savez pas quel document fournir, ni si votre photo convient ? Demandez-nous ici.',
  'price.greeting': 'Une question sur le prix ou le paiement ? Posez-la ici avant de payer.',
}
