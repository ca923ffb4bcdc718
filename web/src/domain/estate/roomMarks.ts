/** The shape of a state of rooms, so that its colour is never the only mark. */
const shapes: Record<number, string> = { 10: '○', 20: '●', 30: '◐', 40: '▲', 50: '◆', 60: '■' };

export const markOf = (code: number): string => shapes[code] ?? '';
