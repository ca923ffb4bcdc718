import type { Translated } from '../messages.ts';
import type zh from '../zh/estateSands.ts';

export default {
  sentences: {
    pointOutside: 'El punto queda fuera de la maqueta',
    buildingMarked: 'Este edificio ya tiene un punto',
  },
  labels: {
    sands: 'maquetas',
    sandName: 'nombre de la maqueta',
    sandImage: 'imagen del terreno',
    sandPoints: 'puntos',
    sandPointKind: 'tipo de punto',
    pointName: 'nombre del punto',
    pointX: 'posición horizontal',
    pointY: 'posición vertical',
    pointNote: 'nota del punto',
  },
} satisfies Translated<typeof zh>;
