import { policy, termsVersion } from '#domain/policy.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

export const securityPolicy = (company: LegalFacts): LegalPage => ({
  title: 'Política de seguridad y protección jurídica',
  description:
    'Cómo se protegen su pasaporte, sus documentos y su pago, quién puede verlos y qué sucede si algo falla.',
  dated: `En vigor desde el ${formatDay(termsVersion, 'es')}`,
  intro: [
    'Un pasaporte en malas manos puede causar daños durante años. Estas son las medidas a las que nos comprometemos.',
  ],
  sections: [
    {
      id: 'transport',
      title: 'De camino a nosotros',
      body: [
        'Toda conexión con este sitio va cifrada con TLS (SSL, 256 bits). Las páginas aplican una política estricta de seguridad de contenidos, de modo que no se ejecutan en ellas programas ajenos, y las páginas con su referencia no revelan su dirección a otros sitios.',
      ],
    },
    {
      id: 'storage',
      title: 'Mientras los guardamos',
      body: [
        {
          list: [
            'Los documentos se guardan cifrados, con nombres que no revelan nada, y nunca son públicos.',
            'Las respuestas sin terminar se guardan cifradas en el servidor, no en su navegador.',
            'Cada archivo se abre y se comprueba antes de aceptarlo; los datos ocultos, como el lugar donde se tomó una foto, se eliminan.',
            'Los números de pasaporte, las fechas de nacimiento y los correos electrónicos no aparecen en nuestros registros técnicos.',
          ],
        },
      ],
    },
    {
      id: 'access',
      title: 'Quién puede ver qué',
      body: [
        'El acceso del personal depende de la función: cada persona ve lo que su tarea requiere y nada más. El acceso al área de administración está protegido con autenticación multifactor, y lo que el personal hace en ella queda registrado.',
        'Usted accede a su propia solicitud desde el navegador en el que la creó o con un enlace secreto. La referencia por sí sola no abre nada.',
      ],
    },
    {
      id: 'payment',
      title: 'Pagos',
      body: [
        'Usted paga con tarjeta en la página de una pasarela de pago con certificación PCI DSS y con 3-D Secure cuando su banco lo admite. Los números de tarjeta nunca llegan a nuestros servidores. Confirmamos cada pago con la propia pasarela, diga lo que diga un navegador. Consulte la [Política de pagos](paymentPolicy).',
      ],
    },
    {
      id: 'agreement',
      title: 'El contrato firmado',
      body: [
        'Su contrato es un PDF con su firma, la hora y un código de comprobación (SHA-256). Quien lo tenga puede [comprobar que no se ha modificado](agreementCheck). Protege a ambas partes: lo acordado, y a qué precio, se puede demostrar más adelante.',
        'La misma página [reconoce todas las visas que hemos enviado](agreementCheck), para que se pueda detectar una falsificada. El archivo nunca sale del dispositivo de quien lo comprueba.',
      ],
    },
    {
      id: 'incidents',
      title: 'Si algo falla',
      body: [
        `Si una violación de la seguridad de los datos personales supone un riesgo para usted, lo notificaremos a usted y a la autoridad británica de protección de datos (Information Commissioner’s Office) en un plazo de ${spanIn('es')(policy.breachNoticeHours, 'hour')} desde que la conozcamos, y le diremos qué ha sucedido, qué significa para usted y qué hacer.`,
      ],
    },
    {
      id: 'fraud',
      title: 'Fraude y sitios falsos',
      body: [
        'Nunca pedimos un número de tarjeta, una contraseña ni un código por correo electrónico, teléfono o mensajería. Nuestros correos solo enlazan con este sitio. El [sitio oficial](official) de la autoridad migratoria es otro; nosotros somos una empresa privada, independiente de él.',
        'Denunciamos ante la policía los documentos falsificados y las tarjetas robadas.',
      ],
    },
    {
      id: 'your-part',
      title: 'Lo que puede hacer usted',
      body: [
        {
          list: [
            'No comparta los enlaces de nuestros correos: quien tenga uno puede actuar en su nombre.',
            'En un dispositivo compartido, cierre el navegador al terminar.',
            'Proteja su cuenta de correo: es donde recibirá su visa.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Comunicar una vulnerabilidad',
      body: [
        `Si encuentra una vulnerabilidad, escriba a [${company.email}](email). Limítese a sus propios datos y denos tiempo para corregirla; se lo agradeceremos en lugar de emprender acciones legales.`,
      ],
    },
    {
      id: 'law',
      title: 'Protección jurídica',
      body: [
        'Actuamos conforme al RGPD del Reino Unido (UK GDPR), a la Ley de Protección de Datos de 2018 (Data Protection Act 2018) y a la Ley de Protección de Datos Personales de Tanzania. La [Política de privacidad](privacyPolicy) enumera sus derechos; las [Condiciones del servicio](termsOfService) son el contrato entre usted y nosotros.',
      ],
    },
  ],
})
