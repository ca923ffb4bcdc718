import type { Translated } from '../messages.ts';
import type zh from '../zh/banners.ts';

export default {
  jumpType: 'Tipo de enlace',
  target: 'Ruta o nombre del enlace',
  targetState: 'Destino del enlace',
  targetThere: 'Disponible',
  add: 'Añadir banner',
  addedAt: 'Añadido; por su orden está en la página {{page}}',
  edit: 'Editar banner',
  product: 'Nombre del producto',
  quickPick: 'Selección rápida',
  pages: {
    home: 'Inicio',
    memberCenter: 'Centro de socios',
    benefit: 'Ventajas de socio',
    activity: 'Actividades',
    estateHome: 'Inicio inmobiliario',
    estateList: 'Proyectos inmobiliarios',
    recommend: 'Recomendar y ganar',
    placeList: 'Entradas',
    hotelList: 'Hoteles',
    minsuList: 'Casas rurales',
  },
} satisfies Translated<typeof zh>;
