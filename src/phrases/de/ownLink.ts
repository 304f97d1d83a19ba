import type { Dictionary } from '../index.ts'

/** Links for travellers, as whoever sends them sees it: in the wizard. */
export const ownLink: Dictionary['ownLink'] = {
  title: 'Reisende ihren Teil selbst ausfüllen lassen',
  text: 'Jede Person bekommt einen Link zu ihrem eigenen Formular, in ihrer Sprache. Andere Namen und der Preis stehen dort nicht. Sie selbst sehen alle Angaben, senden den Antrag ab und bezahlen.',
  open: 'Links senden',
  hint: 'Geben Sie die E-Mail-Adressen ein, die Sie haben. Für alle anderen kopieren Sie den Link und senden ihn selbst.',
  email: 'E-Mail-Adresse von {name}',
  language: 'Sprache',
  'language.all': 'Sprache der Links',
  'language.same': 'Wie bei allen',
  addresses: 'E-Mail-Adressen',
  'addresses.hint':
    'Fügen Sie eine pro Zeile ein, mit oder ohne Namen. Sie werden den Reisenden unten nach dem Namen zugeordnet, sonst der Reihe nach. Wer keine Adresse hat, bekommt den Link von Ihnen.',
  'addresses.found':
    '{count, plural, one {# Adresse steht in der Liste unten. Prüfen Sie sie und senden Sie dann.} other {# Adressen stehen in der Liste unten. Prüfen Sie sie und senden Sie dann.}}',
  'addresses.left':
    '{count, plural, one {# Zeile steht noch im Feld: Sie enthält keine gültige Adresse oder passt zu niemandem, der noch einen Link braucht.} other {# Zeilen stehen noch im Feld: Sie enthalten keine gültige Adresse oder passen zu niemandem, der noch einen Link braucht.}}',
  'addresses.use': 'In die Liste übernehmen',
  noEmail: 'Keine E-Mail-Adresse',
  edit: 'E-Mail-Adresse und Sprache von {name}',
  more: 'Mehr zu {name}',
  done: '{count, plural, one {# Person ist fertig} other {# Personen sind fertig}}',
  send: '{count, plural, =0 {Links senden} one {Link senden} other {# Links senden}}',
  sent: '{count, plural, one {Link gesendet} other {# Links gesendet}}',
  copy: 'Link kopieren',
  'copy.for': 'Link kopieren: {name}',
  share: 'Link teilen',
  'share.for': 'Link teilen: {name}',
  copied: 'Link kopiert',
  address: 'Link für {name}',
  'state.unopened': 'Noch nicht geöffnet',
  'state.begun': 'Wird ausgefüllt',
  'state.finished': 'Fertig',
  remind: 'Erinnern',
  'remind.for': '{name} erinnern',
  reminded: 'Erinnerung gesendet',
  remindFrom: 'Neue Erinnerung möglich ab {moment} Uhr',
  revoke: 'Zurücknehmen',
  'revoke.for': 'Link von {name} zurücknehmen',
  revoked: 'Link zurückgenommen. Die Angaben bleiben erhalten.',
  'lock.begun':
    '{name} füllt diesen Teil gerade aus; Sie sehen hier immer den neuesten Stand. Um ihn selbst auszufüllen, nehmen Sie den Link zurück.',
  'lock.finished':
    '{name} ist mit diesem Teil fertig. Um ihn selbst zu ändern, nehmen Sie den Link zurück.',
  replaced: '{name} hat geändert: {fields}',
}
