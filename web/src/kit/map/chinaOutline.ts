import type { GeometryCollection, Topology } from 'topojson-specification';

/** A city, or a unit at the same level: a municipality, or a county that no city governs. */
export interface OutlineCity {
  /** The name with its suffix: `杭州市`. */
  name: string;
  province: string;
}

/** The file that `web/chinaOutline.ts` creates at build time. */
export type ChinaOutline = Topology<{ cities: GeometryCollection<OutlineCity>; lines: GeometryCollection }>;
