import { areas } from '../../src/areas.ts';

/** Areas whose rules probably look at what a file of the mock does, by the file's folder; the file of an area belongs to the areas that begin with its name. */
const byFolder: Record<string, RegExp> = {
  accounts: /^(auth|backendUsers|roles|passwords|userResources|listViews|preferences|presences)$/,
  estate: /^(estate|roomPlan|amenity)/,
  finance: /^(income|sendPlan|memberAccount|accountJournal|withdraw|reconciliation)/,
  members: /^member/,
  records: /^(hotels|homeBanners|merchants|members|ordersPlace)$/,
  statistics: /Statistics$|^sales$/,
  'trade/orders': /^(orders|frontDesk)/,
  'trade/products': /^(products|stocks|hotel|minsu|resorts)/,
  'trade/refunds': /^refunds/,
  trade: /^(orders|refunds|stocks)/,
};

/** The areas to try first, `[]` where nothing is known of the file. */
export function nearAreas(file: string): string[] {
  const [, inside = ''] = /^mock-server\/src\/(.+)$/.exec(file) ?? [];
  const own = /^areas\/(\w+)\.ts$/.exec(inside)?.[1];
  const names = Object.keys(areas);
  if (own) return names.filter((name) => name.startsWith(own));
  const folder = Object.keys(byFolder).find((name) => inside.startsWith(`${name}/`));
  return folder ? names.filter((name) => byFolder[folder]?.test(name)) : [];
}
