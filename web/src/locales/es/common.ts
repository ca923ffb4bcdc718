import type { Translated } from '../messages.ts';
import type zh from '../zh/common.ts';

export default {
  productName: '美美旅享平台',
  confirm: 'Aceptar',
  cancel: 'Cancelar',
  add: 'Añadir',
  edit: 'Editar',
  remove: 'Eliminar',
  close: 'Cerrar',
  retry: 'Reintentar',
  back: 'Volver',
  all: 'Todos',
  enabled: 'Activo',
  disabled: 'Inactivo',
  actions: 'Acciones',
  createTime: 'Fecha de creación',
  status: 'Estado',
  loading: 'Cargando…',
  empty: 'Sin datos',
  removeConfirm: '¿Eliminar este registro?',
  removed: 'Registro eliminado',
  enableOf: 'Activar {{name}}',
  orderingHelp: 'Número entero de 0 a 100; los valores más altos aparecen primero',
  yuan: 'yuanes',
  operationLog: 'Registro de operaciones',
} satisfies Translated<typeof zh>;
