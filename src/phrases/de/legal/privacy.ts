import { cookieLife } from '#domain/cookie.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { policy, termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'
import { dative } from './counts.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy
const span = spanIn('de')

export const privacyPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Datenschutz\u00aderklärung',
  description:
    'Welche Daten wir für einen Visumantrag für Tansania erheben, wofür, wer sie erhält, wie lange wir sie aufbewahren und wie Sie sie löschen lassen.',
  dated: `Zuletzt aktualisiert: ${formatDay(termsVersion, 'de')}`,
  intro: [
    `Sie vertrauen uns Ihre Reisepassdaten, Ihre Anschrift und Ihre Reisepläne an. Diese Seite sagt in klaren Worten, was ${company.legalName} damit macht und welche Rechte Sie haben.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Wer verantwortlich ist',
      body: [
        `${postalOf(company)}, ist für die Verarbeitung Ihrer personenbezogenen Daten verantwortlich im Sinne der britischen Datenschutz-Grundverordnung (UK GDPR) und des Data Protection Act 2018. Wir sind ein privates Beratungsunternehmen und gehören nicht zur Regierung von Tansania.`,
        'Fragen zu Ihren Daten richten Sie an [unsere E-Mail-Adresse](email) oder über die [Kontaktseite](contact) an uns.',
      ],
    },
    {
      id: 'what',
      title: 'Welche Daten wir erheben',
      body: [
        'Nur was ein Visumantrag erfordert und was ihn sicher macht:',
        {
          list: [
            'Kontakt: Name, E-Mail-Adresse, Telefonnummer und, wenn Sie einen Messenger wählen, dieser und Ihr Name dort.',
            'Zu allen Reisenden: Namen, Geburtsdatum und Geburtsort, Staatsangehörigkeit, Geschlecht, Beruf, Nummer, Ausstellungsdatum, Gültigkeit und ausstellender Staat des Reisepasses, Wohnanschrift, Reisedaten, Einreiseort, Unterkunft, Begleitperson.',
            'Dokumente: Passfoto, Passseite mit dem Foto, Tickets und bei Transit- und Geschäftsvisa weitere Dokumente.',
            'Der Vertrag: Ihre Unterschrift, Datum und Uhrzeit, die IP-Adresse, von der sie kam, und ein Prüfcode des Dokuments.',
            'Zahlung: Betrag, Zeitpunkt, Ergebnis und die Referenz des Zahlungsdienstleisters. Ihre Kartennummer geht nur an den Zahlungsdienstleister; wir sehen sie nie.',
            'Schriftverkehr: was Sie uns im Chat, auf der Seite Ihres Antrags oder per E-Mail schreiben, die Dateien, die Sie dabei senden, und was wir antworten. Unsere E-Mails an Sie bewahren wir so auf, wie sie gesendet wurden, ohne die geheimen Teile ihrer Links.',
            'Chat: die Website und die Seite, von der aus Sie schreiben, und Ihre Bewertung unserer Antworten, wenn Sie eine abgeben.',
            'Zustellung: ob unsere E-Mails bei Ihnen ankommen und, wenn nicht, welchen Grund der Mailserver nennt. Ob Sie sie öffnen, verfolgen wir nicht.',
            'Benachrichtigungen, wenn Sie sie einschalten: die Adresse und die Schlüssel, die uns der Push-Dienst Ihres Browsers für diesen Browser gibt, und dessen Sprache.',
            'Messenger, wenn Sie dort Nachrichten von uns wünschen oder uns dort schreiben: Ihre Nummer oder Ihr Konto, Ihr Name dort, was Sie schreiben und senden und ob unsere Nachrichten ankommen und gelesen werden.',
            'Technische Daten: die IP-Adresse und die Art des Browsers bei jeder Anfrage, kurze Zeit gespeichert, um Missbrauch zu verhindern.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Andere Personen und Minderjährige',
      body: [
        'Wenn Sie uns für andere beauftragen, bestätigen Sie, dass diese davon wissen und einverstanden sind.',
        `Die Daten von Personen unter ${policy.adultAge} Jahren gibt ein Elternteil oder Vormund an, oder sie werden mit dessen Einwilligung angegeben. Von Minderjährigen selbst verlangen wir nichts.`,
      ],
    },
    {
      id: 'why',
      title: 'Wofür und auf welcher Rechtsgrundlage wir sie verwenden',
      body: [
        {
          head: ['Zweck', 'Rechtsgrundlage'],
          rows: [
            [
              'Ihren Antrag vorbereiten, prüfen und einreichen; Sie über seinen Status informieren',
              'Unser Vertrag mit Ihnen',
            ],
            [
              'Beantworten, was Sie schreiben, und gesendete Dateien Ihrem Antrag hinzufügen',
              'Vertrag; davor die Schritte, um die Sie uns bitten',
            ],
            [
              'Zahlungen annehmen, Erstattungen leisten, Bücher führen',
              'Vertrag; gesetzliche Pflicht',
            ],
            [
              'Unsere Leistung und die Reisenden vor Betrug und Missbrauch schützen; Ansprüche abwehren',
              'Unser berechtigtes Interesse an einer sicheren Leistung',
            ],
            [
              'An einen unfertigen Antrag erinnern; diese Erinnerungen können Sie beenden',
              'Berechtigtes Interesse',
            ],
            [
              'Feststellen, ob unsere E-Mails bei Ihnen ankommen',
              'Unser berechtigtes Interesse, Sie zu erreichen',
            ],
            ['Benachrichtigungen auf Ihrem Gerät, wenn Sie sie einschalten', 'Ihre Einwilligung'],
            [
              'Nachrichten und Antworten in Ihrem Messenger, wenn Sie sie wünschen',
              'Ihre Einwilligung; zum Widerruf antworten Sie dort mit STOP oder trennen ihn auf der Seite Mein Antrag',
            ],
            ['Analyse- und Marketing-Cookies, wenn Sie sie einschalten', 'Ihre Einwilligung'],
          ],
        },
        'Keine Entscheidung über Sie wird ausschließlich automatisiert getroffen. Wir verkaufen keine Daten, und wir trainieren mit Ihren Angaben und Dokumenten keine Software.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Wer die Daten erhält',
      body: [
        {
          list: [
            'Die Einwanderungsbehörde von Tansania, bei der wir Ihren Antrag einreichen.',
            'Der Zahlungsdienstleister, der Ihre Kartenzahlung annimmt.',
            'Dienstleister, die für uns Server, Speicher und E-Mail betreiben und vertraglich an unsere Weisungen gebunden sind.',
            'Der Push-Dienst des Herstellers Ihres Browsers, wenn Sie Benachrichtigungen einschalten. Was er weiterleitet, ist verschlüsselt.',
            'Der Messenger-Dienst, den Sie wünschen: WhatsApp (Meta), Telegram oder der Anbieter, der für uns SMS versendet. Er erhält Ihre Nummer oder Ihr Konto, unsere kurzen Nachrichten mit Ihrer Referenznummer und einem Link, unsere Antworten sowie die Nachrichten und Dateien, die Sie dort senden, und verarbeitet sie auch nach eigenen Bedingungen. Reisepassnummern, Geburtsdaten und Dokumente senden wir dort nicht.',
            'Diejenigen in unserem Team, deren Aufgabe es erfordert, jeweils mit eigenem Zugang.',
            'Gerichte, Polizei oder Aufsichtsbehörden, wenn das Gesetz uns dazu verpflichtet.',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: 'Übermittlung ins Ausland',
      body: [
        'Ein Visumantrag muss nach Tansania gelangen. Diese Übermittlung ist erforderlich, um unseren Vertrag mit Ihnen zu erfüllen (Artikel 49 Absatz 1 Buchstabe b UK GDPR). Andere Dienstleister außerhalb des Vereinigten Königreichs setzen wir nur auf der Grundlage eines Angemessenheitsbeschlusses oder der Standardvertragsklauseln des Information Commissioner ein. Ein Messenger-Dienst kann Nachrichten außerhalb des Vereinigten Königreichs ohne solche Garantien verarbeiten; wir nutzen ihn nur mit Ihrer ausdrücklichen Einwilligung (Artikel 49 Absatz 1 Buchstabe a UK GDPR).',
      ],
    },
    {
      id: 'how-long',
      title: 'Wie lange wir sie aufbewahren',
      body: [
        {
          head: ['Daten', 'Aufbewahrt bis zu'],
          rows: [
            [
              'Daten des Visumantrags einschließlich der Dokumente',
              span(years.application, 'year'),
            ],
            ['Zahlungsbelege', span(years.payment, 'year')],
            [
              'Schriftverkehr: E-Mails in beide Richtungen, Chats, Messenger und dabei gesendete Dateien',
              span(years.correspondence, 'year'),
            ],
            [
              'E-Mails, die zu keinem Antrag und keinem Chat gehören',
              span(unknownEmailDays, 'day'),
            ],
            ['Dateien, die Sie im Chat auswählen, aber nicht senden', span(1, 'day')],
            [
              'Die Adresse Ihres Browsers für Benachrichtigungen',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Angaben in einem nicht abgeschlossenen Antrag', span(policy.draftDays, 'day')],
          ],
        },
        `Auf Ihren Wunsch löschen oder anonymisieren wir Ihre Daten innerhalb von ${dative.days(policy.erasureDays)}, außer wenn wir gesetzlich verpflichtet sind, sie aufzubewahren.`,
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      body: [
        'Sie können Auskunft über Ihre Daten und eine Kopie verlangen, sie berichtigen oder löschen lassen, ihre Verarbeitung einschränken lassen, ihr widersprechen, die Daten in einer Form erhalten, die andere Dienste lesen können, und Ihre Einwilligung jederzeit widerrufen.',
        `Wir antworten innerhalb von ${dative.months(reply.usual)}. Bei aufwendigen Anfragen räumt uns das Gesetz bis zu ${span(reply.extended, 'month')} ein; in diesem Fall sagen wir es Ihnen innerhalb des ersten. Für Sie ist das kostenlos.`,
        'Wir können Sie bitten, Ihre Identität nachzuweisen, damit niemand anderes Ihre Daten erhält.',
      ],
    },
    {
      id: 'security',
      title: 'Wie wir sie schützen',
      body: [
        `Verbindungen sind verschlüsselt, Dokumente werden verschlüsselt gespeichert, und in unserem Team sieht jede Person nur, was ihre Aufgabe erfordert. Entsteht Ihnen aus einer Datenschutzverletzung ein Risiko, benachrichtigen wir Sie und die Aufsichtsbehörde innerhalb von ${dative.hours(policy.breachNoticeHours)}, nachdem wir davon erfahren haben. Mehr dazu steht auf der [Seite zur Sicherheit](securityPolicy).`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Ein Cookie führt Sie in demselben Browser zu Ihrem Antrag zurück. Alles Weitere beschreibt die [Cookie-Richtlinie](cookiePolicy).',
      ],
    },
    {
      id: 'complaints',
      title: 'Beschwerden',
      body: [
        'Bitte sagen Sie es zuerst uns: Das meiste lässt sich schnell in Ordnung bringen. Sie können sich auch beim Information Commissioner’s Office (ico.org.uk) oder bei der Datenschutzbehörde Ihres Wohnorts beschweren.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Seite',
      body: [
        'Wenn wir diese Erklärung ändern, ändert sich das Datum am Anfang der Seite. Für einen laufenden Antrag gilt weiter die Fassung, die Sie zur Kenntnis genommen haben, sofern das Gesetz nichts anderes bestimmt.',
      ],
    },
  ],
})
