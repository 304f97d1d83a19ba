import { chatLimits, chatStorageKey } from '#domain/chat.ts'
import { consentKeys, cookieLife } from '#domain/cookie.ts'
import { termsVersion } from '#domain/policy.ts'
import { postalOf } from '#domain/reference/company.ts'
import { formatDay } from '../../format.ts'
import type { LegalFacts, LegalPage } from '../../legal-page.ts'
import { spanIn } from '../../span.ts'

const span = spanIn('es')

export const cookiePolicy = (company: LegalFacts): LegalPage => ({
  title: 'Política de cookies',
  description: 'Qué cookies usa este sitio, para qué, durante cuánto tiempo y cómo controlarlas.',
  dated: `Última actualización: ${formatDay(termsVersion, 'es')}`,
  intro: [],
  sections: [
    {
      id: 'what',
      title: 'Qué son las cookies',
      body: [
        'Las cookies son pequeños textos que un sitio deja en su navegador y vuelve a leer más tarde. No pueden ejecutar programas ni leer sus archivos.',
      ],
    },
    {
      id: 'types',
      title: 'Los tres tipos',
      body: [
        {
          list: [
            'Esenciales: permiten volver a una solicitud en el navegador con el que se hizo, pagar y subir documentos. El sitio no funciona sin ellas, por eso están siempre activas.',
            'Analíticas: nos muestran qué páginas se visitan. Solo se instalan si usted las acepta.',
            'Funcionales: recuerdan lo que usted ha elegido, como el idioma. Se instalan cuando usted elige; si ha desactivado este tipo, solo duran hasta que se cierra el navegador.',
          ],
        },
        'La configuración ofrece una cuarta opción, «De marketing». Se aplicará si algún día hacemos publicidad: tampoco para eso se instala ninguna cookie sin su consentimiento.',
        'No guardamos datos personales en el almacenamiento de su navegador: las respuestas sin terminar se conservan cifradas en nuestro servidor. Solo un mensaje de chat que espera la conexión permanece en su pestaña hasta que se envía.',
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo permanecen',
      body: [
        {
          head: ['Cookie', 'Tipo', 'Duración'],
          rows: [
            ['Sesión', 'Esenciales', 'hasta que se cierra el navegador'],
            [
              'Clave de su propia solicitud',
              'Esenciales',
              span(cookieLife.ownApplicationDays, 'day'),
            ],
            ['Preferencia de idioma', 'Funcionales', span(cookieLife.languageYears, 'year')],
            ['Analíticas, si las acepta', 'Analíticas', span(cookieLife.analyticsYears, 'year')],
          ],
        },
        'La clave de su propia solicitud le permite volver para pagar, añadir documentos y descargar la visa.',
        `Su elección sobre las cookies no es una cookie: el navegador la guarda con los nombres ${consentKeys.given} y ${consentKeys.preferences} hasta que usted borre los datos de este sitio. Nunca sale de su dispositivo.`,
        `Si nos escribe por el chat, el navegador guarda la clave de esa conversación con el nombre ${chatStorageKey}; es válida durante ${span(chatLimits.keyDays, 'day')}. La conversación en sí la conservamos nosotros.`,
      ],
    },
    {
      id: 'control',
      title: 'Cómo controlarlas',
      body: [
        'Cambie su elección en cualquier momento en «Configuración de cookies», al final de cada página. Lo que desactive se borra de inmediato.',
        'Además, cualquier navegador permite ver, bloquear y borrar las cookies:',
        {
          list: [
            'Chrome: Configuración, Privacidad y seguridad, Cookies de terceros y Datos de sitios.',
            'Firefox: Ajustes, Privacidad y seguridad, Cookies y datos del sitio.',
            'Safari: Ajustes o Configuración, Privacidad, Gestionar (o Administrar) datos de sitios web.',
            'Edge: Configuración, Cookies y permisos del sitio.',
          ],
        },
        'Si borra la cookie esencial, el enlace de nuestros correos vuelve a llevarle a su solicitud.',
      ],
    },
    {
      id: 'contact',
      title: 'Contacto',
      body: [`${postalOf(company)}. [${company.email}](email).`],
    },
  ],
})
