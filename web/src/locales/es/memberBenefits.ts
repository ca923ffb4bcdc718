import type { Translated } from '../messages.ts';
import type zh from '../zh/memberBenefits.ts';

export default {
  sentences: {
    benefitNameTaken: 'Ya existe una ventaja con este nombre',
    benefitInUse: 'La ventaja pertenece a {n} niveles; no se puede eliminar ni desactivar',
    benefitNotOffered: 'La ventaja no existe o está desactivada',
    benefitPlaceGone: 'El hotel, la casa o el producto no existe o está desactivado',
    benefitProductsRequired: 'Elija productos de entradas',
  },
  labels: {
    benefitName: 'nombre de la ventaja',
    benefitType: 'tipo de ventaja',
    benefitIcon: 'icono',
    benefitHotels: 'hoteles',
    benefitMinsus: 'casas rurales',
    benefitProducts: 'productos de entradas',
    benefitPlace: 'nombre',
    nightCap: 'máximo por noche',
    benefitDescription: 'descripción',
    benefitRules: 'condiciones de uso',
    gradeCount: 'niveles que la dan',
  },
  codes: {
    benefitType: {
      10: 'Descuento',
      20: 'Noches gratis',
      30: 'Entradas gratis',
      40: 'Multiplicador de puntos',
      50: 'Regalo de cumpleaños',
      60: 'Reserva prioritaria',
      90: 'Otro servicio',
    },
  },
  basic: 'Datos básicos',
  use: 'Condiciones',
  face: 'Valor',
  capOf: 'Hasta {{amount}} yuanes por noche',
  byGrade: 'Según el nivel',
  everywhere: 'Todos los hoteles y casas',
  placeNo: 'Entrada {{n}}',
  addHotel: 'Elegir hotel',
  addMinsu: 'Elegir casa',
  addProduct: 'Elegir entrada',
  everywhereHelp: 'Sin ningún hotel ni casa vale para todos',
  where: 'Vale para',
} satisfies Translated<typeof zh>;
