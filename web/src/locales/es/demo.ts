import type { Translated } from '../messages.ts';
import type zh from '../zh/demo.ts';

export default {
  title: 'Herramientas de demostración',
  persona: 'Persona de demostración',
  actAs: 'Actuar como',
  signInAs: 'Entrar como',
  fault: 'Tipo de fallo',
  kinds: {
    slow: 'Respuesta 3 s más lenta',
    expired: 'Sesión caducada',
    busy: 'Sistema ocupado',
    gateway: 'Error de pasarela 502',
    cut: 'Conexión interrumpida',
    garbled: 'Respuesta ilegible',
  },
  strikes: 'Llamadas que fallan',
  once: 'la próxima llamada',
  always: 'todas las llamadas',
  inject: 'Provocar fallo',
  clear: 'Quitar fallos ({{number}})',
  jump: 'Tiempo que se salta',
  jumps: {
    halfHour: '30 minutos',
    day: '1 día',
    week: '7 días',
    month: '30 días',
  },
  leap: 'Adelantar el reloj',
  snapshotName: 'Nombre de la instantánea',
  save: 'Guardar instantánea',
  snapshot: 'Instantáneas guardadas',
  restore: 'Restaurar instantánea',
  reset: 'Restablecer datos',
} satisfies Translated<typeof zh>;
