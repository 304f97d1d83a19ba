import type { Dictionary } from '../index.ts'

export const portal: Dictionary['portal'] = {
  title: '{count, plural, one {Il manque encore une réponse} other {Il manque encore # réponses}}',
  text: 'Le formulaire des services d’immigration demande ceci. Nous pourrons déposer la demande dès que nous l’aurons.',
  part: 'Vous pouvez en envoyer une partie maintenant et le reste plus tard.',
  send: 'Envoyer',
  empty: 'Saisissez au moins une réponse',
  'done.title': 'Merci, nous poursuivons votre demande',
  'done.text': 'Si vous remarquez une erreur, écrivez-nous avant que nous la déposions.',
  partly:
    'Merci. {count, plural, one {Il manque encore une réponse.} other {Il manque encore # réponses.}}',
  stale: 'Ce n’est plus nécessaire : {questions}.',
  'asked.title': 'L’administration demande aussi',
  'asked.hint':
    'Vous n’êtes pas obligé de répondre maintenant. Écrivez en lettres latines : l’administration n’en accepte pas d’autres, et nous ne transmettons pas les autres réponses.',
  'line.country-of-birth': 'Pays de naissance',
  'line.marital-status': 'Situation de famille',
  'line.father-name': 'Nom complet du père',
  'line.mother-name': 'Nom complet de la mère',
  'line.employment-status': 'Situation professionnelle',
  'line.employer': 'Employeur',
  'line.passport-type': 'Type de passeport',
  'line.passport-place': 'Lieu de délivrance du passeport',
  'line.departure': 'Date de départ de Tanzanie',
  'line.length-of-stay': 'Durée du séjour en Tanzanie',
  'line.host-name': 'Nom de l’hôtel ou de l’hôte en Tanzanie',
  'line.host-phone': 'Numéro de téléphone de l’hôtel ou de l’hôte',
  'line.earlier-visits': 'Séjours précédents en Tanzanie',
  'line.funds': 'Argent disponible pour le voyage',
  'hint.marital-status':
    'En anglais : single (célibataire), married (marié ou mariée), divorced (divorcé ou divorcée) ou widowed (veuf ou veuve).',
  'hint.employment-status':
    'En anglais : employed (salarié ou salariée), self-employed (à son compte), student (étudiant ou étudiante), retired (à la retraite) ou unemployed (sans emploi).',
  'hint.employer': 'Nom de l’entreprise ou de l’organisme. Sans employeur, saisissez « none ».',
  'hint.passport-type':
    'Le plus souvent ordinary (ordinaire) ; sinon diplomatic (diplomatique), service (de service) ou travel document (titre de voyage).',
  'hint.passport-place': 'Ville ou autorité, comme sur le passeport.',
  'hint.departure': 'Jour, mois et année.',
  'hint.length-of-stay': 'En jours.',
  'hint.host-phone': 'Avec l’indicatif du pays.',
  'hint.earlier-visits': 'En quelles années, ou « none » s’il n’y en a pas eu.',
  'hint.funds': 'Montant approximatif et devise.',
}
