import type { Translated } from '../messages.ts';
import type zh from '../zh/estateRooms.ts';

export default {
  sentences: {
    roomStateChanged: 'El estado de la unidad ha cambiado. Actualice la página e inténtelo de nuevo.',
    roomTaken: 'La unidad ya está reservada',
    roomOfRecommend:
      'La unidad se reservó con la recomendación {no}; continúe en la lista de recomendaciones',
    roomNeedsPrice: 'Fije primero el precio y la distribución',
    licenceMissing: 'El proyecto no tiene licencia de preventa',
    roomPriceLocked: 'El precio de una unidad reservada no se puede cambiar',
    deliverBeforeSign: 'La fecha de entrega no puede ser anterior a la de firma',
    signBeforeSubscribe: 'La fecha de firma no puede ser anterior a la de reserva',
    unsubscribeBeforeSubscribe: 'La fecha de anulación no puede ser anterior a la de reserva',
  },
  labels: {
    holdReason: 'motivo de la retención',
    subscribeAmount: 'importe de la reserva',
    subscribeDate: 'fecha de reserva',
    dealPrice: 'precio de venta',
    dealArea: 'superficie vendida',
    signDate: 'fecha de firma',
    deliverDate: 'fecha de entrega',
    customerName: 'nombre del cliente',
    customerMobile: 'móvil del cliente',
    unsubscribeReason: 'motivo de anulación de la reserva',
    cancelDealReason: 'motivo de cancelación de la compra',
    roomNo: 'número de unidad',
    unitPrice: 'precio por metro cuadrado',
    totalPrice: 'precio total',
    floorPrice: 'precio mínimo',
    roomBuildArea: 'superficie construida',
    innerArea: 'superficie interior',
    plan: 'distribución',
    building: 'edificio',
    unitName: 'portal',
    floor: 'planta',
    roomSaleStatus: 'estado de la unidad',
  },
} satisfies Translated<typeof zh>;
