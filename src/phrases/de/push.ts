import type { Dictionary } from '../index.ts'

export const push: Dictionary['push'] = {
  offer: 'Benachrichtigungen einschalten',
  on: 'Dieses Gerät benachrichtigt Sie, wenn wir antworten oder sich etwas ändert. Namen und Einzelheiten stehen nicht in der Benachrichtigung.',
  off: 'Ausschalten',
  denied:
    'Dieser Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in den Einstellungen des Browsers und versuchen Sie es dann noch einmal.',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen anzeigen. Per E-Mail schreiben wir Ihnen in jedem Fall.',
  install:
    'Auf iPhone und iPad geht das, sobald die Website auf dem Home-Bildschirm liegt: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffnen Sie sie von dort.',
  failed:
    'Der Benachrichtigungsdienst dieses Browsers antwortet nicht. Versuchen Sie es später noch einmal; per E-Mail schreiben wir Ihnen in jedem Fall.',
  change: 'Es gibt Neuigkeiten zu Ihrem Antrag.',
  answer: 'Sie haben eine Antwort von uns.',
}
