import { cookieLife } from '#domain/cookie.ts'
import { unknownEmailDays } from '#domain/mail/received-email.ts'
import { policy, termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const { retentionYears: years, rightsReplyMonths: reply } = policy
const span = spanIn('es')

export const privacyPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Política de privacidad',
  description:
    'Qué datos recogemos para una solicitud de visa para Tanzania, para qué, quién los ve, cuánto tiempo los conservamos y cómo pedir que se eliminen.',
  dated: `Última actualización: ${formatDay(termsVersion, 'es')}`,
  intro: [
    `Usted nos confía los datos de su pasaporte, su dirección y sus planes. Esta página explica con palabras claras qué hace ${company.legalName} con ellos y qué puede usted exigirnos.`,
  ],
  sections: [
    {
      id: 'who',
      title: 'Quién es el responsable',
      body: [
        `${postalOf(company)}, es el responsable del tratamiento de sus datos personales según el RGPD del Reino Unido (UK GDPR) y la Ley de Protección de Datos de 2018 (Data Protection Act 2018). Somos una consultora privada y no formamos parte del Gobierno de Tanzania.`,
        'Si tiene preguntas sobre sus datos, escriba a [nuestro correo electrónico](email) o use la [página de contacto](contact).',
      ],
    },
    {
      id: 'what',
      title: 'Qué datos recogemos',
      body: [
        'Solo lo que necesita una solicitud de visa y lo que la protege:',
        {
          list: [
            'Contacto: nombre, correo electrónico, número de teléfono y, si elige un servicio de mensajería, su nombre de usuario en él.',
            'De cada viajero: nombre y apellidos, fecha y lugar de nacimiento, nacionalidad, sexo, ocupación, número, fechas y país emisor del pasaporte, domicilio, fechas del viaje, punto de entrada, alojamiento y acompañante.',
            'Documentos: foto de pasaporte, página del pasaporte con la foto, billetes y, para las visas de tránsito y de negocios, otros documentos.',
            'El contrato: su firma, la fecha y la hora, la dirección IP desde la que se firmó y un código de comprobación del documento.',
            'Pago: importe, hora, resultado y la referencia de la pasarela de pago. El número de su tarjeta llega únicamente a la pasarela de pago; nosotros nunca lo vemos.',
            'Correspondencia: lo que usted nos escribe en el chat, en la página de su solicitud o por correo electrónico, los archivos que envía con ello y lo que respondemos. Conservamos los correos que le enviamos tal como se enviaron, sin los datos secretos de sus enlaces.',
            'Chat: el sitio web y la página desde los que escribe, y su valoración de nuestras respuestas, si la da.',
            'Entrega: si nuestros correos le llegan y, si no, el motivo que indica el servidor de correo. No hacemos seguimiento de si los abre.',
            'Notificaciones, si las activa: la dirección y las claves que nos da el servicio de notificaciones de su navegador para ese navegador, y su idioma.',
            'Mensajería, si pide recibir novedades allí o nos escribe allí: su número o cuenta, el nombre que usa, lo que escribe y envía, y si nuestros mensajes llegan y se leen.',
            'Datos técnicos: la dirección IP y el tipo de navegador de cada conexión, que se conservan poco tiempo para evitar abusos.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Otras personas y menores',
      body: [
        'Si hace la solicitud para otras personas, usted confirma que lo saben y están de acuerdo.',
        `Los datos de los menores de ${policy.adultAge} años los introduce su padre, madre o tutor, o se introducen con su consentimiento. No pedimos nada directamente a un menor.`,
      ],
    },
    {
      id: 'why',
      title: 'Para qué los usamos y con qué base jurídica',
      body: [
        {
          head: ['Finalidad', 'Base jurídica'],
          rows: [
            [
              'Preparar, revisar y presentar su solicitud; informarle de su estado',
              'Nuestro contrato con usted',
            ],
            [
              'Responder a lo que escribe y añadir a su solicitud los archivos que envía',
              'Contrato; antes de celebrarlo, las medidas que usted nos pide',
            ],
            ['Cobrar, reembolsar y llevar la contabilidad', 'Contrato; obligación legal'],
            [
              'Proteger el servicio y a los viajeros contra el fraude y los abusos; defendernos de reclamaciones',
              'Nuestro interés legítimo en un servicio seguro',
            ],
            [
              'Recordatorios de una solicitud sin terminar, que usted puede detener',
              'Interés legítimo',
            ],
            [
              'Averiguar si nuestros correos le llegan',
              'Nuestro interés legítimo en comunicarnos con usted',
            ],
            ['Notificaciones en su dispositivo, si las activa', 'Su consentimiento'],
            [
              'Novedades y respuestas en su servicio de mensajería, si las pide',
              'Su consentimiento; para retirarlo, responda allí STOP o desconéctelo en la página Mi solicitud',
            ],
            ['Cookies analíticas y de marketing, si usted las activa', 'Su consentimiento'],
          ],
        },
        'Ninguna decisión sobre usted se toma solo por medios automatizados. No vendemos datos, y no usamos sus respuestas ni sus documentos para entrenar programas.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Quién los recibe',
      body: [
        {
          list: [
            'La autoridad migratoria de Tanzania, ante la que presentamos su solicitud.',
            'La pasarela de pago que procesa su pago con tarjeta.',
            'Los proveedores que gestionan para nosotros servidores, almacenamiento y correo electrónico, obligados por contrato a seguir nuestras instrucciones.',
            'El servicio de notificaciones del fabricante de su navegador, si activa las notificaciones. Lo que transmite va cifrado.',
            'El servicio de mensajería que usted pide: WhatsApp (Meta), Telegram o el proveedor que envía SMS por nosotros. Recibe su número o cuenta, nuestras breves novedades con su referencia y un enlace, nuestras respuestas y los mensajes y archivos que usted envía allí, y también los trata según sus propias condiciones. No enviamos allí números de pasaporte, fechas de nacimiento ni documentos.',
            'Los miembros de nuestro personal cuya función lo requiere, cada uno con su propia cuenta.',
            'Tribunales, policía o autoridades de control, cuando la ley nos obliga.',
          ],
        },
      ],
    },
    {
      id: 'abroad',
      title: 'Transferencias internacionales',
      body: [
        'Una solicitud de visa tiene que llegar a Tanzania. Esa transferencia es necesaria para ejecutar nuestro contrato con usted (artículo 49(1)(b) del UK GDPR). Fuera del Reino Unido solo recurrimos a otros proveedores con una decisión de adecuación o con las cláusulas tipo de la autoridad británica de protección de datos (Information Commissioner). Un servicio de mensajería puede tratar los mensajes fuera del Reino Unido sin esas garantías; solo lo usamos con su consentimiento explícito (artículo 49(1)(a) del UK GDPR).',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo los conservamos',
      body: [
        {
          head: ['Datos', 'Plazo máximo de conservación'],
          rows: [
            [
              'Datos de la solicitud de visa, incluidos los documentos',
              span(years.application, 'year'),
            ],
            ['Registros de pago', span(years.payment, 'year')],
            [
              'Correspondencia: correos en ambos sentidos, chat, mensajería y archivos enviados con ellos',
              span(years.correspondence, 'year'),
            ],
            [
              'Correos que no corresponden a ninguna solicitud ni conversación',
              span(unknownEmailDays, 'day'),
            ],
            ['Archivos que elige en el chat pero no envía', span(1, 'day')],
            [
              'La dirección de su navegador para las notificaciones',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Respuestas de una solicitud que no terminó', span(policy.draftDays, 'day')],
          ],
        },
        `Si nos lo pide, eliminaremos o anonimizaremos sus datos en un plazo de ${span(policy.erasureDays, 'day')}, salvo los que la ley nos obligue a conservar.`,
      ],
    },
    {
      id: 'rights',
      title: 'Sus derechos',
      body: [
        'Puede pedir una copia de sus datos, que se corrijan o se eliminen y que se limite su uso; puede oponerse a su uso, recibirlos en un formato que otros servicios puedan leer y retirar su consentimiento en cualquier momento.',
        `Respondemos en un plazo de ${span(reply.usual, 'month')}. Para las peticiones complejas, la ley nos concede un máximo de ${span(reply.extended, 'month')}; en ese caso, se lo comunicaremos dentro del primer plazo. No le cuesta nada.`,
        'Podemos pedirle que acredite su identidad, para que nadie más obtenga sus datos.',
      ],
    },
    {
      id: 'security',
      title: 'Cómo los protegemos',
      body: [
        `Las conexiones van cifradas, los documentos se guardan cifrados y el personal solo ve lo que su función requiere. Si una violación de la seguridad supone un riesgo para usted, se lo comunicaremos a usted y a la autoridad de control en un plazo de ${span(policy.breachNoticeHours, 'hour')} desde que la conozcamos. Encontrará más información en la [página de seguridad](securityPolicy).`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        'Una cookie permite que el mismo navegador vuelva a su solicitud. La [Política de cookies](cookiePolicy) describe todo lo demás.',
      ],
    },
    {
      id: 'complaints',
      title: 'Reclamaciones',
      body: [
        'Le rogamos que nos lo diga primero a nosotros: casi todo se puede resolver pronto. También puede presentar una reclamación ante la autoridad británica de protección de datos (Information Commissioner’s Office, ico.org.uk) o ante la del lugar donde vive.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios en esta página',
      body: [
        'Cuando cambiamos esta política, cambia la fecha que figura al principio. Para una solicitud en curso sigue vigente la versión que usted aceptó, salvo que la ley disponga otra cosa.',
      ],
    },
  ],
})
