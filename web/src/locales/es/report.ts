import type { Translated } from '../messages.ts';
import type zh from '../zh/report.ts';

export default {
  title: 'Informe del problema',
  byHand: 'Copie este texto para el soporte. No contiene nombres, ni móviles, ni nada de lo que ha escrito.',
  time: 'Hora',
  page: 'Página',
  version: 'Versión',
  role: 'Tipo de cuenta',
  preview: 'Vista previa de un rol',
  yes: 'en curso',
  look: 'Idioma y tema',
  window: 'Ventana',
  browser: 'Navegador',
  line: 'Red',
  offline: 'sin conexión',
  error: 'Error',
  fact: '{{label}}: {{value}}',
  calls:
    'Últimas {{n}} {{n, plural(one: solicitud; other: solicitudes)}}, de la más antigua a la más reciente:',
  noCalls: 'Sin solicitudes',
  unanswered: 'sin respuesta',
  noEnvelope: 'respuesta inesperada',
} satisfies Translated<typeof zh>;
