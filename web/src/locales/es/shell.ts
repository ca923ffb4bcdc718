import type { Translated } from '../messages.ts';
import type zh from '../zh/shell.ts';

export default {
  greeting: 'Hola, {{name}}',
  accountMenu: 'Menú de la cuenta',
  changePassword: 'Cambiar contraseña',
  resetPassword: 'Restablecer contraseña',
  logOut: 'Cerrar sesión',
  language: 'Idioma',
  theme: 'Cambiar entre tema claro y oscuro',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  mainMenu: 'Menú principal',
  subMenu: 'Submenú',
  breadcrumb: 'Ruta de navegación',
  search: 'Buscar páginas, registros y acciones',
  searchHint: 'Buscar Ctrl+K',
  skipToContent: 'Ir al contenido principal',
  offline: 'Sin conexión: lo que ha escrito se conserva y la página continúa sola cuando vuelva.',
  waiting: 'Pendientes: {{count}}',
  newVersion: {
    told: 'Hay una nueva versión. Se aplicará al abrir la próxima página.',
    take: 'Actualizar ahora',
    unsaved: 'Hay datos sin guardar. Guárdelos antes de actualizar',
  },
  tickets: 'Validar entradas',
  announcing: 'Avisos de nuevas tareas',
  signIn: {
    title: 'Iniciar sesión',
    subtitle: 'Consola de administración',
    mobile: 'Número de móvil',
    password: 'Contraseña',
    mobilePlaceholder: 'Introduzca el número de móvil',
    passwordPlaceholder: 'Introduzca la contraseña',
    submit: 'Iniciar sesión',
    forgotten:
      '¿Ha olvidado la contraseña o tiene el acceso bloqueado? Pida a un administrador de su organización que la restablezca',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
  pages: {
    notFound: 'Página no encontrada',
    notFoundHint: 'La dirección puede ser incorrecta o la página ya no existe.',
    forbidden: 'Acceso denegado',
    forbiddenPage: 'Acceso denegado: {{page}}',
    forbiddenHint: 'Su cuenta no tiene permiso para ver esta página. Solicite el acceso al administrador.',
    goHome: 'Volver al inicio',
    crashed: 'Se ha producido un error en la página',
    crashedHint:
      'Los datos introducidos no se pierden. Inténtelo de nuevo; si el error continúa, contacte con el soporte técnico.',
    chunkFailed: 'No se ha podido cargar la página',
    chunkFailedHint:
      'Se ha interrumpido la red o el sistema se acaba de actualizar. Compruebe la red e inténtelo de nuevo.',
  },
} satisfies Translated<typeof zh>;
