import type { Translated } from '../messages.ts';
import type zh from '../zh/palette.ts';

export default {
  label: 'Resultados',
  recent: 'Abiertas hace poco',
  pages: 'Páginas',
  useLanguage: 'Idioma: {{name}}',
  all: 'Ver los {{n}}',
  searching: 'Buscando registros…',
  nothing: 'Sin resultados',
  count: '{{n}} {{n, plural(one: resultado; other: resultados)}}',
  failed: 'No se pudieron buscar registros',
  keys: '↑↓ elegir · Enter abrir · Esc cerrar',
  shortcuts: {
    title: 'Atajos de teclado',
    search: 'Ir a las condiciones de búsqueda',
    save: 'Guardar el formulario',
    nextSection: 'Sección siguiente',
    previousSection: 'Sección anterior',
    help: 'Mostrar los atajos',
    choose: 'Elegir en una lista',
    close: 'Cerrar la ventana superior',
    cells: 'Calendarios y cuadrículas: mover; con Mayús seleccionar',
    allCells: 'Calendarios y cuadrículas: seleccionar todo',
    openCells: 'Calendarios y cuadrículas: abrir la selección',
    clearCells: 'Vaciar la selección o quitar un punto de la maqueta',
    undo: 'Maqueta: deshacer',
  },
} satisfies Translated<typeof zh>;
