import type { Dictionary } from '../index.ts'

export const consent: Dictionary['consent'] = {
  title: 'Cookies en este sitio',
  text: 'Las cookies esenciales le permiten volver a su solicitud. Las demás solo se usan si usted las acepta. Más información en nuestra {policy}.',
  policy: 'Política de cookies',
  settings: 'Configuración',
  reject: 'Rechazar todas',
  accept: 'Aceptar todas',
  'settings.title': 'Configuración de cookies',
  essential: 'Esenciales',
  'essential.text': 'Le permiten volver a su solicitud en este navegador. Siempre activas.',
  analytics: 'Analíticas',
  'analytics.text': 'Nos muestran qué páginas se visitan y dónde surgen dificultades.',
  marketing: 'De marketing',
  'marketing.text': 'Nos muestran si nuestros anuncios traen visitas.',
  functional: 'Funcionales',
  'functional.text': 'Recuerdan lo que usted ha elegido, como el idioma.',
  cancel: 'Cancelar',
  save: 'Guardar preferencias',
  saved:
    'Su elección se ha guardado. Puede cambiarla en cualquier momento en «Configuración de cookies», al final de la página.',
}
