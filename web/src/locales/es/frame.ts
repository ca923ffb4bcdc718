import type { Translated } from '../messages.ts';
import type zh from '../zh/frame.ts';

export default {
  otherContract:
    'Esta consola (API {{console}}) y el servicio (API {{backend}}) son de versiones distintas. Es posible que algunas funciones no vayan; avise al equipo técnico.',
  announcing: {
    sound: 'Sonido',
    soundHelp: 'Suena cuando llegan nuevas tareas',
    system: 'Notificaciones del sistema',
    systemHelp: 'Muestra las nuevas tareas como notificaciones mientras trabaja en otra ventana',
    denied: 'El navegador bloquea las notificaciones. Permítalas en los ajustes de este sitio',
    unsupported: 'Este navegador o dirección (sin https) no tiene notificaciones del sistema',
  },
  password: {
    user: 'Usuario',
    given: '{{name}}, un administrador le asignó la contraseña. Elija una propia para continuar.',
    old: 'Contraseña actual',
    new: 'Contraseña nueva',
    confirm: 'Confirmar contraseña nueva',
    changed: 'Contraseña cambiada',
    reset: 'Contraseña restablecida',
    endsSessions: 'Todas sus sesiones terminan de inmediato; al volver a entrar deberá cambiar la contraseña',
  },
} satisfies Translated<typeof zh>;
