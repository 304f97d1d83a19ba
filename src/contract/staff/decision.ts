import { endpoint } from '../endpoint.ts'
import { idParam } from '../shapes.ts'
import { approvalErrors, changeErrors, staffApplicationView, staffErrors } from './application.ts'

/**
 * `decision` is one of filed, approved, rejected, withdrawn, ready; `ready` takes a decision back.
 * `reason` has to be given for rejected and withdrawn, where the traveller reads it, and for every step
 * back, where colleagues do.
 */
export const decideApplicant = endpoint({
  method: 'PUT',
  path: '/api/admin/applicants/{id}/decision',
  summary: 'Decides about one traveller; the status of the application follows',
  params: idParam,
  body: {
    multipart: [
      'decision',
      'visaDocument',
      'reason',
      'travellerMessage',
      'portalNumber',
      'version',
      'namesConfirmed',
    ],
  },
  answers: { 200: staffApplicationView },
  errors: [...changeErrors, ...approvalErrors],
})

export const getApplicantVisa = endpoint({
  method: 'GET',
  path: '/api/admin/applicants/{id}/visa',
  summary: 'The visa document of one traveller, also while the traveller is not approved',
  params: idParam,
  answers: { 200: { media: 'application/octet-stream' } },
  errors: [...staffErrors, 'document.not-found', 'document.damaged'],
})
