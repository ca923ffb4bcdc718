import type { Translated } from '../messages.ts';
import type zh from '../zh/memberFriends.ts';

export default {
  sentences: {
    selfTaken: 'El propio socio ya está entre los allegados',
    friendDocumentTaken: 'Este documento ya está añadido',
    tooManyFriends: 'Se pueden añadir {n} allegados como máximo',
  },
  labels: {
    friendOf: 'socio',
    friendName: 'nombre del allegado',
    friendRelation: 'relación',
    friendRemark: 'notas de salud y comida',
    friendEmergency: 'contacto de emergencia',
    ageGroup: 'grupo de edad',
  },
  codes: {
    relationType: {
      10: 'El propio socio',
      20: 'Cónyuge',
      30: 'Padre o madre',
      40: 'Hijo o hija',
      50: 'Hermano o hermana',
      60: 'Amistad',
      90: 'Otra',
    },
    ageGroup: { 10: 'Adulto', 20: 'Mayor', 30: 'Niño' },
  },
  addFriend: 'Añadir allegado',
  editFriend: 'Editar allegado',
  emergencyContact: 'Contacto de emergencia',
  emergencyNow: 'Contacto de emergencia actual: {{name}}, a quien sustituirá esta persona',
  ofIdCard: 'Se completa con el número del documento de identidad',
} satisfies Translated<typeof zh>;
