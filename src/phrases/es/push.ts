import type { Dictionary } from '../index.ts'

export const push: Dictionary['push'] = {
  offer: 'Avisarme en este dispositivo',
  on: 'Este dispositivo recibirá un aviso cuando respondamos o cuando algo cambie. No muestra nombres ni detalles.',
  off: 'Desactivar',
  denied:
    'Este navegador bloquea los avisos de este sitio. Permita las notificaciones en la configuración del navegador e inténtelo de nuevo.',
  unsupported:
    'Este navegador no puede mostrar estos avisos. Le escribiremos por correo en cualquier caso.',
  install:
    'En un iPhone o iPad funciona cuando el sitio está en la pantalla de inicio: toque Compartir, elija «Añadir a pantalla de inicio» y ábralo desde allí.',
  failed:
    'El servicio de avisos de este navegador no responde. Inténtelo más tarde; le escribiremos por correo en cualquier caso.',
  change: 'Hay novedades sobre su solicitud.',
  answer: 'Tiene una respuesta nuestra.',
}
