import type { Translated } from '../messages.ts';
import type zh from '../zh/settings.ts';

export default {
  section: 'Ajustes de transacciones',
  phoneHelp:
    'Móvil, fijo con prefijo o número 400; se muestra en la página de atención al cliente del miniprograma',
  maxPayMinutesHelp:
    'Los pedidos no pagados en este plazo se cancelan automáticamente, 518400 minutos (360 días) como máximo; los cambios solo afectan a los pedidos nuevos',
  saved: 'Ajustes guardados',
} satisfies Translated<typeof zh>;
