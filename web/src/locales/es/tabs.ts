import type { Translated } from '../messages.ts';
import type zh from '../zh/tabs.ts';

export default {
  openPages: 'Páginas abiertas',
  actions: 'Acciones de la pestaña',
  pinned: 'Fijada',
  unsaved: 'Con datos sin guardar',
  closeOthers: 'Cerrar las otras pestañas',
  reopen: 'Reabrir la pestaña cerrada',
  pin: 'Fijar la pestaña',
  unpin: 'Desfijar la pestaña',
  moveLeft: 'Mover a la izquierda',
  moveRight: 'Mover a la derecha',
  on: 'Usar pestañas',
  off: 'No usar pestañas',
} satisfies Translated<typeof zh>;
