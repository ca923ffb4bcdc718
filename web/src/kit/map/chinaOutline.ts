import type { GeometryCollection, Topology } from 'topojson-specification';

/** A city, or what has the place of one: a municipality, a county that no city governs. */
export interface OutlineCity {
  /** With what it is: `杭州市`. */
  name: string;
  province: string;
}

/** What `web/chinaOutline.ts` makes at build time. */
export type ChinaOutline = Topology<{ cities: GeometryCollection<OutlineCity>; lines: GeometryCollection }>;
