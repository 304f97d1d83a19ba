import { staffLanguages } from '#domain/reference/languages.ts'
import { type AlertKind, alertKinds, alertPlace, isAboutApplication } from '#domain/staff/alert.ts'
import { translatorFor } from '#phrases/compile.ts'
import { company } from '../page-facts.ts'
import { hole, placeWithHole, pushWorkerScript } from '../staff/alert/push-worker.ts'

const byKind = <T>(of: (kind: AlertKind) => T) =>
  Object.fromEntries(alertKinds.map((kind) => [kind, of(kind)])) as Record<AlertKind, T>

/** The service worker for staff alerts. At the root, so that it may serve /admin. */
export function GET(): Response {
  const words = staffLanguages.map((language) => {
    const t = translatorFor(language, console.warn)
    return [language, byKind((kind) => t(`staff.alert.text.${kind}`, hole))] as const
  })
  const script = pushWorkerScript({
    title: company.name,
    words: Object.fromEntries(words),
    places: byKind((kind) => placeWithHole(kind, alertPlace, isAboutApplication(kind))),
  })
  return new Response(script, { headers: { 'content-type': 'text/javascript' } })
}
