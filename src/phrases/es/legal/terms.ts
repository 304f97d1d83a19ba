import { ifStated } from '#domain/placeholder.ts'
import { policy } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { countIn, opening, spanIn, weekdaysIn } from '../../span.ts'

const { claimYears } = policy
const weekdays = weekdaysIn('es')
const span = spanIn('es')
const count = countIn('es')
const businessDays = (days: number) => count(days, { one: '# día hábil', other: '# días hábiles' })

export function termsOfService(company: LegalFacts, rules: Rules): LegalPage {
  const { paymentBusinessDays: payment } = rules.refund
  const { law, place } = company
  return {
    title: 'Condiciones del servicio',
    description: 'El contrato entre usted y nosotros cuando preparamos y presentamos su solicitud.',
    dated: `En vigor desde el ${formatDay(company.effective, 'es')}`,
    intro: [
      `Estas condiciones rigen el servicio de ${company.legalName} («nosotros»), una consultora privada de visas registrada en el Reino Unido. Al aceptarlas, usted celebra un contrato con nosotros.`,
      'No somos el Gobierno de Tanzania ni estamos vinculados a él. Solo la autoridad migratoria («la autoridad») decide sobre las visas, y no garantizamos la aprobación. Puede presentar la solicitud sin nosotros en el [sitio oficial](official).',
    ],
    sections: [
      {
        id: 'requirements',
        title: '1. Requisitos',
        body: [
          {
            list: [
              `Su pasaporte es válido durante al menos ${span(rules.passport.daysAfterArrival, 'day')} después de su llegada y durante al menos ${span(rules.passport.monthsFromToday, 'month')} el día en que hace la solicitud, y tiene una página sin usar.`,
              'Todo lo que usted introduce coincide con el pasaporte, es veraz y está completo.',
              'Sus documentos son auténticos y legibles, y le pertenecen.',
              `Usted tiene al menos ${policy.adultAge} años, o su padre, madre o tutor hace la solicitud en su nombre.`,
              'Si hace la solicitud para otras personas, ellas han dado su consentimiento.',
              `Responde en un plazo de ${businessDays(rules.refund.documentReplyBusinessDays)} cuando le pedimos un documento o una corrección.`,
            ],
          },
        ],
      },
      {
        id: 'prohibitions',
        title: '2. Prohibiciones',
        body: [
          'No está permitido usar el servicio para:',
          {
            list: [
              'presentar documentos falsificados, alterados o ajenos, ni declaraciones falsas;',
              'hacer una solicitud en nombre de alguien que no lo sabe;',
              'pagar con una tarjeta que no tenga derecho a usar;',
              'sondear, sobrecargar, copiar o extraer de forma automatizada el contenido del sitio, ni acceder a datos de otras personas;',
              'revender el servicio sin nuestro consentimiento por escrito.',
            ],
          },
        ],
      },
      {
        id: 'links',
        title: '3. Enlaces de terceros',
        body: [
          'Nuestras páginas enlazan con sitios que no gestionamos, entre ellos el sitio oficial de visas. Sus titulares responden de lo que dicen y hacen.',
        ],
      },
      {
        id: 'ai',
        title: '4. Uso de la inteligencia artificial',
        body: [
          'Nuestras comprobaciones de fechas, formatos y archivos las hace un programa informático corriente. Las solicitudes las revisan personas; ninguna inteligencia artificial decide sobre la suya, y sus respuestas y documentos no se usan para entrenar ninguna.',
          'No aceptamos como documentos imágenes ni escritos creados o modificados con inteligencia artificial: una foto de pasaporte generada o retocada lleva a la denegación. No está permitido recopilar nuestro contenido para entrenar programas.',
        ],
      },
      {
        id: 'commercial',
        title: '5. Condiciones comerciales',
        body: [
          'El precio se muestra en dólares estadounidenses, completo y desglosado, antes de que usted firme y pague. Incluye la tarifa oficial de la visa y nuestros honorarios; después no se añade nada. Su banco puede cobrarle por el cambio de divisas.',
          `El trabajo empieza cuando su pago está confirmado y sus documentos están completos. Nuestros plazos de tramitación se cuentan desde ese momento, en días hábiles (${weekdays(rules.calendar.workingDays)}). El tiempo propio de la autoridad se suma a ellos y no depende de nosotros.`,
          'Usted nos pide que empecemos de inmediato. El derecho de desistimiento del consumidor se extingue cuando el servicio se ha prestado por completo; hasta entonces, la [Política de reembolsos](refundPolicy) explica qué se reembolsa.',
        ],
      },
      {
        id: 'suspension',
        title: '6. Suspensión',
        body: [
          'Podemos interrumpir una solicitud o ponerle fin cuando la ley nos obligue, cuando las declaraciones o los documentos sean falsos, cuando un pago se impugne o proceda de una tarjeta robada, o cuando se amenace a nuestro personal. Le indicaremos el motivo, salvo que la ley lo prohíba.',
        ],
      },
      {
        id: 'disclaimers',
        title: '7. Exención de responsabilidad',
        body: [
          'Nos comprometemos a trabajar con la diligencia y la pericia razonables. No prometemos que se conceda una visa, ni cuándo decidirá la autoridad, ni que el titular de una visa sea admitido en la frontera.',
          'Las reservas de viaje las hace por su cuenta y riesgo: hasta que tenga la visa, reserve solo lo que se pueda modificar.',
        ],
      },
      {
        id: 'liability',
        title: '8. Limitación de la responsabilidad',
        body: [
          `Nuestra responsabilidad se limita a las cantidades que usted nos haya pagado en ${count(policy.liabilityMonths, { one: 'el mes anterior', other: 'los # meses anteriores' })} a la reclamación. No somos responsables de los daños indirectos, como las reservas perdidas o el lucro cesante.`,
          'Nada de lo aquí dispuesto limita la responsabilidad por muerte o lesiones causadas por negligencia, por fraude o por cualquier otra causa cuya limitación no permita la ley. Sus derechos como consumidor se mantienen.',
        ],
      },
      {
        id: 'indemnification',
        title: '9. Indemnización',
        body: [
          'Si alguien presenta una reclamación contra nosotros porque usted dio información falsa, usó documentos falsificados o incumplió estas condiciones, usted asumirá los gastos razonables que ello ocasione.',
        ],
      },
      {
        id: 'notices',
        title: '10. Notificaciones',
        body: [
          `Le escribimos al correo electrónico que figura en su solicitud. Usted puede escribirnos a ${company.email}${ifStated(company.address, ` o a ${postalOf(company)}`)}. Una notificación por correo electrónico se considera recibida el día hábil siguiente.`,
          `Si una violación de la seguridad de los datos personales supone un riesgo para usted, se lo comunicaremos en un plazo de ${span(policy.breachNoticeHours, 'hour')}.`,
        ],
      },
      {
        id: 'entire',
        title: '11. Integridad del contrato',
        body: [
          'Estas condiciones, el contrato firmado con su precio y las políticas de [privacidad](privacyPolicy), de [reembolsos](refundPolicy) y de [pagos](paymentPolicy) constituyen la totalidad del contrato. La fecha de la versión que usted aceptó se guarda con su solicitud y figura impresa en su contrato; si nos lo pide, le enviaremos el texto de esa versión. Si una cláusula no es válida, las demás siguen siéndolo.',
          `Las controversias comerciales se rigen por ${law}, y los asuntos migratorios, por el derecho de Tanzania. Son competentes los tribunales con sede ${place} o en Dar es Salaam. Si usted es consumidor, le protegen además las normas imperativas del país en el que reside.`,
        ],
      },
      {
        id: 'time',
        title: '12. Prescripción de las reclamaciones',
        body: [
          `Toda reclamación contra nosotros debe presentarse en el plazo de ${span(claimYears.fromKnowledge, 'year')} desde que usted conozca su causa y, en todo caso, en el plazo de ${span(claimYears.fromAct, 'year')} desde el hecho, en la medida en que la ley lo permita.`,
        ],
      },
      {
        id: 'referrals',
        title: '13. Recomendaciones y remisiones',
        body: [
          'Podemos recomendarle a otros proveedores, por ejemplo de seguros o de datos móviles. No está obligado a recurrir a ellos; si lo hace, el contrato es entre usted y ellos. Si alguien le recomendó nuestro servicio, el precio es el mismo.',
          `La autoridad remite a su sede central las solicitudes de algunas nacionalidades, lo que lleva alrededor de ${span(rules.authority.referralDays, 'day')}. Se lo diremos antes de que pague.`,
        ],
      },
      {
        id: 'refunds',
        title: '14. Reembolsos',
        body: [
          `Puede pedir un reembolso por correo electrónico en un plazo de ${span(rules.refund.requestDays, 'day')} desde el pago. La revisión dura como máximo ${businessDays(rules.refund.reviewBusinessDays)}, y el reembolso aprobado se hace ${opening(payment, (least) => `de ${least} a `)}${businessDays(payment.most)} después, en la tarjeta con la que pagó. La [Política de reembolsos](refundPolicy) explica qué se puede reembolsar.`,
        ],
      },
    ],
  }
}
