import type { Dictionary } from '../index.ts'

export const rule: Dictionary['rule'] = {
  'applicants.count':
    '{expected, plural, one {Ajoutez les informations de # voyageur} other {Ajoutez les informations de # voyageurs}}. Vous en avez indiqué {given}.',
  'applicationType.required':
    'Choisissez qui fait la demande : une personne, une famille ou un groupe',
  'communicationChannel.required': 'Choisissez comment nous pouvons vous joindre',
  'communicationId.required':
    'Indiquez votre numéro ou votre identifiant, ou choisissez un autre moyen',
  'communicationId.too-short': 'L’identifiant doit compter au moins 3 caractères',
  'companionName.missing':
    'Indiquez le nom de la personne avec qui vous voyagez, si vous le connaissez',
  'contactEmail.malformed': 'Saisissez une adresse e-mail valide, comme nom@example.com',
  'contactEmail.misspelt': 'Vouliez-vous dire {suggestion} ?',
  'contactEmail.required': 'Indiquez votre adresse e-mail',
  'contactName.required': 'Indiquez le nom du contact',
  'contactName.too-short': 'Le nom doit compter au moins 2 caractères',
  'contactPhone.impossible':
    'Cela ne ressemble pas à un numéro de téléphone. Saisissez-le avec + et l’indicatif du pays, par exemple +44 20 7946 0123.',
  'contactPhone.invalid':
    'Ce numéro n’existe pas dans ce pays. Vérifiez l’indicatif et chaque chiffre.',
  'contactPhone.no-country': 'Commencez par + et l’indicatif du pays, par exemple +44 20 7946 0123',
  'contactPhone.required': 'Indiquez votre numéro de téléphone',
  'contactPhone.too-short': 'Le numéro de téléphone doit compter au moins 8 caractères',
  'date.clamped':
    'Ce mois compte {days, plural, one {# jour} other {# jours}} ; nous avons donc indiqué le {days}. Vérifiez la date.',
  'date.day': 'Saisissez le jour sous forme de nombre, de 1 à 31',
  'date.malformed': 'Saisissez le jour, le mois et l’année, par exemple 27 3 1990',
  'date.month': 'Saisissez le mois sous forme de nombre, de 1 à 12, ou son nom',
  'date.no-such-day':
    'Il n’y a que {days, plural, one {# jour} other {# jours}} en {month} {year}. Vérifiez le jour et le mois.',
  'date.unreal': 'Cette date n’existe pas. Vérifiez le jour et le mois.',
  'date.year': 'Saisissez l’année en quatre chiffres',
  'date.year-range': 'Saisissez une année de {from} à {to}',
  'dateOfBirth.future': 'La date de naissance ne peut pas être dans le futur',
  'dateOfBirth.minor':
    'Moins de 18 ans : préparez l’acte de naissance et l’accord écrit des parents. Les services d’immigration peuvent les demander.',
  'dateOfBirth.minor-alone':
    'Moins de 18 ans et sans adulte : indiquez plus bas qui d’autre voyage. Préparez l’acte de naissance et l’accord écrit des parents. Les services d’immigration peuvent les demander.',
  'dateOfBirth.required': 'Indiquez la date de naissance',
  'dateOfBirth.too-young': 'Le demandeur doit avoir au moins 1 an',
  'digitalSignature.incomplete':
    'Signature incomplète : complétez votre signature avant de continuer.',
  'digitalSignature.required': 'Signez pour passer au paiement',
  'firstName.required': 'Indiquez le ou les prénoms',
  'form.incomplete': 'Remplissez tous les champs obligatoires',
  'gender.required': 'Sélectionnez le sexe',
  'intendedDateOfArrival.past': 'Choisissez une date d’arrivée à partir d’aujourd’hui',
  'intendedDateOfArrival.required': 'Indiquez la date d’arrivée prévue',
  'intendedDateOfArrival.short-notice':
    'Voyage imminent : vous arrivez dans moins de {days, plural, one {# jour} other {# jours}}. Votre visa ne sera peut-être pas prêt.',
  'intendedDateOfArrival.before-decision':
    'Avec le délai de traitement choisi, la décision des services d’immigration est attendue vers le {day}. C’est trop tard pour cette arrivée.',
  'intendedDateOfArrival.too-soon':
    'Aucun délai de traitement ne permet d’obtenir une décision avant votre arrivée. Elle est attendue vers le {day}, ou vers le {earliest} avec notre délai le plus court. Voyagez plus tard si vous le pouvez, et n’achetez pas encore de billets.',
  'intendedDateOfArrival.too-far':
    'Choisissez une date d’arrivée dans {days, plural, one {le prochain jour} other {les # prochains jours}}',
  'lastName.required': 'Indiquez le nom de famille',
  'name.no-letters':
    'Saisissez le nom comme sur le passeport. S’il n’y a pas de nom de famille, cochez « Aucun nom de famille sur mon passeport » et laissez ce champ vide.',
  'name.not-latin':
    'Utilisez l’orthographe en lettres latines imprimée dans votre passeport, par exemple dans les deux lignes au bas de la page avec la photo',
  'name.placeholder':
    'Saisissez le nom comme sur le passeport. S’il n’y a pas de nom de famille, cochez « Aucun nom de famille sur mon passeport ».',
  'name.short':
    'Il faut au moins 2 caractères. Si votre passeport n’indique qu’une lettre, continuez.',
  'name.symbols': 'Utilisez les lettres imprimées dans le passeport, sans chiffres ni symboles',
  'nationality.referral':
    'Les demandes de cette nationalité passent par un second service et prennent environ {days, plural, one {# jour} other {# jours}}. Attendez que le visa soit accordé avant de payer vos billets.',
  'nationality.required': 'Sélectionnez votre nationalité',
  'nationality.visa-free':
    'Les titulaires de ce passeport n’ont pas besoin de visa pour une visite en Tanzanie. Continuez seulement si vous savez qu’il vous en faut un.',
  'numberOfApplicants.too-few': 'Indiquez combien de personnes voyagent, au moins 1',
  'numberOfApplicants.too-many':
    '{max, plural, one {Une demande individuelle est prévue pour # personne. Pour plusieurs, choisissez « Famille » ou « Groupe ».} other {Ce type de demande admet au plus # personnes}}',
  'passportExpiryDate.before-issue':
    'La date d’expiration doit être postérieure à la date de délivrance',
  'passportExpiryDate.expired': 'Ce passeport a expiré. Renouvelez d’abord votre passeport.',
  'passportExpiryDate.required': 'Indiquez la date d’expiration du passeport',
  'passportExpiryDate.six-months':
    'Le passeport doit être valable au moins {months, plural, one {# mois} other {# mois}} à compter d’aujourd’hui. Renouvelez-le d’abord : le nouveau doit être valable au moins jusqu’au {day}.',
  'passportExpiryDate.too-short-for-arrival':
    'Le passeport doit être valable au moins {days, plural, one {# jour} other {# jours}} après votre arrivée. Renouvelez-le d’abord, ou arrivez plus tôt.',
  'passportIssueDate.before-birth':
    'La date de délivrance doit être postérieure à la date de naissance',
  'passportIssueDate.future': 'La date de délivrance du passeport ne peut pas être dans le futur',
  'passportIssueDate.old':
    'Ce passeport a été délivré il y a plus de {years, plural, one {# an} other {# ans}}. Comparez la date avec celle de votre passeport.',
  'passportIssueDate.required': 'Indiquez la date de délivrance du passeport',
  'passportIssuingCountry.required': 'Sélectionnez le pays de délivrance du passeport',
  'passportNumber.long':
    'Un numéro de passeport compte au plus 9 lettres et chiffres. Comparez-le avec votre passeport ; s’il est exact, continuez.',
  'passportNumber.repeated':
    'Le demandeur {number} a le même numéro de passeport. Chaque voyageur, enfants compris, fait la demande avec son propre passeport.',
  'passportNumber.required': 'Indiquez le numéro de passeport',
  'passportNumber.short':
    'Il faut au moins 6 caractères. Comparez avec votre passeport ; si c’est exact, continuez.',
  'passportNumber.symbols':
    'Un numéro de passeport ne contient que les lettres A à Z et des chiffres',
  'passportNumber.too-short': 'Le numéro de passeport doit compter au moins 3 caractères',
  'portOfEntry.other-method':
    'Ce point d’entrée ne s’atteint pas par ce moyen. Choisissez-en un dans la liste, ou changez de moyen de transport.',
  'portOfEntry.required': 'Sélectionnez le point d’entrée',
  'portOfEntry.zanzibar-insurance':
    'Zanzibar impose à chaque visiteur une assurance voyage spécifique, vendue par la Zanzibar Insurance Corporation. Notre assurance voyage ne la remplace pas.',
  'privacyPolicyAccepted.payment':
    'Acceptez la Politique de confidentialité pour passer au paiement',
  'privacyPolicyAccepted.required': 'Acceptez la Politique de confidentialité pour continuer',
  'processingType.required': 'Choisissez un délai de traitement',
  'residentialAddress.required': 'Indiquez l’adresse',
  'residentialAddress.short':
    'Il faut au moins 10 caractères. Si votre adresse est aussi courte, continuez.',
  'residentialAddress.too-short': 'L’adresse doit compter au moins 3 caractères',
  'residentialCity.required': 'Indiquez la ville',
  'residentialCity.short':
    'Il faut au moins 2 caractères. Si le nom de votre ville n’a qu’une lettre, continuez.',
  'residentialCountry.required': 'Sélectionnez votre pays',
  'singleName.both':
    'Vous avez coché « Aucun nom de famille sur mon passeport ». Gardez le seul nom qui y figure et effacez l’autre, ou décochez la case.',
  'singleName.required': 'Saisissez le seul nom imprimé dans votre passeport',
  'termsOfServiceAccepted.payment': 'Acceptez les Conditions générales pour passer au paiement',
  'termsOfServiceAccepted.required': 'Acceptez les Conditions générales pour continuer',
  'text.control': 'Ce texte contient des caractères illisibles. Saisissez-le de nouveau.',
  'text.not-latin':
    'Utilisez des lettres latines, pour que les services d’immigration puissent vous lire',
  'text.too-long': 'Utilisez au plus {max} caractères',
  'transportationMethod.required': 'Choisissez comment vous entrerez en Tanzanie',
  'value.unreadable': 'Cette réponse n’a pas pu être lue. Saisissez-la de nouveau.',
  'visaType.multiple-required':
    'Avec ce passeport, vous devez prendre le visa de tourisme à entrées multiples. Choisissez « Tourisme, entrées multiples ».',
  'visaType.required': 'Choisissez le type de visa qu’il vous faut',
}
