import type { Translated } from '../messages.ts';
import type zh from '../zh/memberGrades.ts';

export default {
  sentences: {
    gradeNameTaken: 'Este nivel ya existe',
    gradeLevelTaken: 'El valor ya lo usa {name}',
    gradeLevelLocked: 'Hay socios con este nivel; su valor no se puede cambiar',
    thresholdAbove: 'El crecimiento debe ser mayor que {n}, el de {name}',
    thresholdBelow: 'El crecimiento debe ser menor que {n}, el de {name}',
    discountRange: 'Introduzca un descuento de 0.1 a 10 (8.5 equivale al 85 % del precio)',
    defaultGradeKept: 'El nivel predeterminado no se puede desactivar ni eliminar',
    defaultGradeRequired: 'Establezca antes otro nivel como predeterminado',
    defaultGradeLowest: 'El nivel predeterminado debe ser el de valor más bajo',
    gradeInUse: 'Hay socios con este nivel; no se puede eliminar',
  },
  labels: {
    gradeTitle: 'nombre del nivel',
    gradeLevel: 'valor del nivel',
    gradeIcon: 'icono',
    gradeCard: 'tarjeta',
    growthThreshold: 'crecimiento desde',
    houseThreshold: 'compra de vivienda desde',
    validMonths: 'validez',
    placeDiscount: 'descuento en entradas',
    hotelDiscount: 'descuento en hoteles',
    houseDiscount: 'descuento en casas rurales',
    pointRate: 'multiplicador de puntos',
    giftPoints: 'puntos al alcanzarlo',
    gradeDescription: 'descripción del nivel',
    isDefault: 'nivel predeterminado',
    newMembers: 'nuevos este mes',
  },
} satisfies Translated<typeof zh>;
