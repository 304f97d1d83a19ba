import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const span = spanIn('de')

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: 'Cookie-Richtlinie',
  description:
    'Welche Cookies diese Website setzt, wofür, wie lange und wie Sie darüber bestimmen.',
  dated: `Zuletzt aktualisiert: ${formatDay(termsVersion, 'de')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: 'Was Cookies sind',
      body: [
        'Cookies sind kleine Textdateien, die eine Website in Ihrem Browser ablegt und später wieder liest. Sie können keine Programme ausführen und Ihre Dateien nicht lesen.',
      ],
    },
    {
      id: 'types',
      title: 'Die drei Arten',
      body: [
        {
          list: [
            'Notwendig: Damit können Sie in dem Browser, in dem Sie den Antrag angelegt haben, zu ihm zurückkehren, bezahlen und Dokumente hochladen. Ohne diese Cookies funktioniert die Website nicht, deshalb sind sie immer aktiv.',
            'Analyse: Damit sehen wir, welche Seiten genutzt werden. Diese Cookies werden nur gesetzt, wenn Sie zustimmen.',
            'Funktional: Damit bleibt erhalten, was Sie gewählt haben, etwa die Sprache. Diese Cookies werden bei der Wahl gesetzt; haben Sie diese Art ausgeschaltet, bleiben sie nur, bis Sie den Browser schließen.',
          ],
        },
        'In den Einstellungen gibt es einen vierten Schalter, „Marketing“. Er gilt, falls wir eines Tages werben: Auch dafür wird ohne Ihre Einwilligung kein Cookie gesetzt.',
        'Wir legen keine personenbezogenen Daten im Speicher Ihres Browsers ab: Unfertige Angaben liegen verschlüsselt auf unserem Server. Nur eine Chatnachricht, die auf die Verbindung wartet, bleibt in ihrem Tab, bis sie gesendet ist.',
      ],
    },
    {
      id: 'retention',
      title: 'Wie lange sie bleiben',
      body: [
        {
          head: ['Cookie', 'Art', 'Speicherdauer'],
          rows: [
            ['Sitzung', 'Notwendig', 'bis der Browser geschlossen wird'],
            [
              'Schlüssel zu Ihrem eigenen Antrag',
              'Notwendig',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Gewählte Sprache', 'Funktional', span(cookieLife.languageYears, 'year')],
            ['Analyse, wenn Sie zustimmen', 'Analyse', span(cookieLife.analyticsYears, 'year')],
          ],
        },
        'Mit dem Schlüssel zu Ihrem eigenen Antrag können Sie zurückkehren, um zu bezahlen, Dokumente hinzuzufügen und das Visum herunterzuladen.',
        `Ihre Auswahl zu den Cookies ist selbst kein Cookie: Der Browser bewahrt sie unter den Namen ${consentKeys.given} und ${consentKeys.preferences} auf, bis Sie die Daten dieser Website löschen. Sie verlässt Ihr Gerät nie.`,
        `Wenn Sie uns im Chat schreiben, bewahrt der Browser den Schlüssel zu diesem Chat unter dem Namen ${chatStorageKey} auf; er gilt ${span(chatLimits.keyDays, 'day')}. Der Chat selbst ist bei uns gespeichert.`,
      ],
    },
    {
      id: 'control',
      title: 'Wie Sie darüber bestimmen',
      body: [
        'Sie können Ihre Auswahl jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern. Was Sie ausschalten, wird sofort gelöscht.',
        'Auch jeder Browser kann Cookies anzeigen, blockieren und löschen:',
        {
          list: [
            'Chrome: Einstellungen, Datenschutz und Sicherheit, Drittanbieter-Cookies und Websitedaten.',
            'Firefox: Einstellungen, Datenschutz & Sicherheit, Cookies und Website-Daten.',
            'Safari: Einstellungen, Datenschutz, Website-Daten verwalten.',
            'Edge: Einstellungen, Cookies und Websiteberechtigungen.',
          ],
        },
        'Wenn Sie das notwendige Cookie löschen, führt Sie der Link in unseren E-Mails zu Ihrem Antrag zurück.',
      ],
    },
    {
      id: 'contact',
      title: 'Kontakt',
      body: [`${postalOf(company)}. [${company.email}](email).`],
    },
  ],
})
