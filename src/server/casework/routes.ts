import type { Route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { correctionRoutes } from './correction/routes.ts'
import { staffCorrectionRoutes } from './correction/staff-routes.ts'
import { questionRoutes } from './filing/question-routes.ts'
import { filingRoutes } from './filing/routes.ts'
import { reviewChangeRoutes } from './review/change-routes.ts'
import { reviewReadRoutes } from './review/read-routes.ts'
import { viewRoutes } from './review/view-routes.ts'
import { visaDocumentRoutes } from './review/visa-document-routes.ts'

/** Staff decisions, filing, corrections and bulk changes. */
export function routes(services: Services): Route[] {
  return [
    ...bulkRoutes(services),
    ...correctionRoutes(services),
    ...staffCorrectionRoutes(services),
    ...filingRoutes(services),
    ...questionRoutes(services),
    ...reviewChangeRoutes(services),
    ...reviewReadRoutes(services),
    ...viewRoutes(services),
    ...visaDocumentRoutes(services),
  ]
}
