import { policy, termsVersion } from '#domain/policy.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { dative } from './counts.ts'

export const securityPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Richtlinie zu Sicherheit und Rechtsschutz',
  description:
    'Wie Ihr Reisepass, Ihre Dokumente und Ihre Zahlung geschützt sind, wer sie sehen darf und was geschieht, wenn etwas schiefgeht.',
  dated: `Gültig ab ${formatDay(termsVersion, 'de')}`,
  intro: [
    'Ein Reisepass in falschen Händen kann jahrelang Schaden anrichten. An diese Maßnahmen halten wir uns.',
  ],
  sections: [
    {
      id: 'transport',
      title: 'Auf dem Weg zu uns',
      body: [
        'Jede Verbindung zu dieser Website ist mit TLS (SSL, 256 Bit) verschlüsselt. Eine strenge Content Security Policy sorgt dafür, dass auf unseren Seiten keine fremden Skripte laufen, und Seiten mit Ihrer Referenznummer übermitteln anderen Websites nicht, woher Sie kommen.',
      ],
    },
    {
      id: 'storage',
      title: 'Während wir die Daten aufbewahren',
      body: [
        {
          list: [
            'Dokumente werden verschlüsselt gespeichert, unter Namen, die nichts verraten, und sind nie öffentlich.',
            'Unfertige Angaben werden verschlüsselt auf dem Server gespeichert, nicht in Ihrem Browser.',
            'Jede Datei wird geöffnet und geprüft, bevor sie angenommen wird; verborgene Angaben, etwa der Aufnahmeort eines Fotos, werden entfernt.',
            'Reisepassnummern, Geburtsdaten und E-Mail-Adressen erscheinen nicht in unseren Protokollen.',
          ],
        },
      ],
    },
    {
      id: 'access',
      title: 'Wer was sehen darf',
      body: [
        'Der Zugang unseres Teams richtet sich nach Rollen: Jede Person sieht, was ihre Aufgabe erfordert, und sonst nichts. Der Verwaltungsbereich ist durch eine Mehr-Faktor-Anmeldung geschützt, und was dort geschieht, wird protokolliert.',
        'Ihren eigenen Antrag erreichen Sie in dem Browser, in dem Sie ihn angelegt haben, oder mit einem geheimen Link. Die Referenznummer allein öffnet nichts.',
      ],
    },
    {
      id: 'payment',
      title: 'Zahlungen',
      body: [
        'Sie bezahlen mit Karte auf der Seite eines nach PCI DSS zertifizierten Zahlungsdienstleisters, mit 3D Secure, wenn Ihre Bank es unterstützt. Kartennummern erreichen unsere Server nie. Jede Zahlung lassen wir uns vom Zahlungsdienstleister selbst bestätigen, gleich was ein Browser meldet. Näheres steht in der [Zahlungsrichtlinie](paymentPolicy).',
      ],
    },
    {
      id: 'agreement',
      title: 'Der unterschriebene Vertrag',
      body: [
        'Ihr Vertrag ist ein PDF mit Ihrer Unterschrift, dem Zeitpunkt und einem Prüfcode (SHA-256). Wer es hat, kann [prüfen, ob es unverändert ist](agreementCheck). Das schützt beide Seiten: Was zu welchem Preis vereinbart wurde, lässt sich auch später nachweisen.',
        'Dieselbe Seite [erkennt jedes Visum, das wir gesendet haben](agreementCheck), sodass eine Fälschung auffällt. Die Datei verlässt dabei nie das Gerät der Person, die sie prüft.',
      ],
    },
    {
      id: 'incidents',
      title: 'Wenn etwas schiefgeht',
      body: [
        `Entsteht Ihnen aus einer Verletzung des Schutzes personenbezogener Daten ein Risiko, benachrichtigen wir Sie und das Information Commissioner’s Office innerhalb von ${dative.hours(policy.breachNoticeHours)}, nachdem wir davon erfahren haben, und sagen, was geschehen ist, was es für Sie bedeutet und was zu tun ist.`,
      ],
    },
    {
      id: 'fraud',
      title: 'Betrug und falsche Websites',
      body: [
        'Nach einer Kartennummer, einem Passwort oder einem Code fragen wir nie per E-Mail, am Telefon oder im Messenger. Die Links in unseren E-Mails führen nur auf diese Website. Die [amtliche Website](official) der Einwanderungsbehörde ist eine andere; wir sind ein privates Unternehmen und von ihr unabhängig.',
        'Gefälschte Dokumente und gestohlene Karten zeigen wir bei der Polizei an.',
      ],
    },
    {
      id: 'your-part',
      title: 'Was Sie tun können',
      body: [
        {
          list: [
            'Geben Sie die Links in unseren E-Mails nicht weiter; wer einen hat, kann für Sie handeln.',
            'Schließen Sie auf einem gemeinsam genutzten Computer den Browser, wenn Sie fertig sind.',
            'Schützen Sie Ihr E-Mail-Konto: Dort kommt Ihr Visum an.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Eine Schwachstelle melden',
      body: [
        `Wenn Sie eine Schwachstelle finden, schreiben Sie an [${company.email}](email). Sehen Sie sich nur Ihre eigenen Daten an und geben Sie uns Zeit, die Schwachstelle zu beheben: Dann danken wir Ihnen, statt rechtliche Schritte einzuleiten.`,
      ],
    },
    {
      id: 'law',
      title: 'Rechtsschutz',
      body: [
        'Wir handeln nach der UK GDPR, dem Data Protection Act 2018 und dem tansanischen Datenschutzgesetz (Personal Data Protection Act). Ihre Rechte stehen in der [Datenschutzerklärung](privacyPolicy); die [Allgemeinen Geschäftsbedingungen](termsOfService) sind der Vertrag zwischen uns.',
      ],
    },
  ],
})
