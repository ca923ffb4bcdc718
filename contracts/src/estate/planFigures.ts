/** What is derived from the numbers of a house shape (domain design, section 4.8). */

interface Rooms {
  bedrooms: number;
  halls: number;
  kitchens: number;
  baths: number;
  balconies: number;
}

/** 3室2厅1厨2卫1阳; what there is none of is left out. */
export const roomTextOf = ({ bedrooms, halls, kitchens, baths, balconies }: Rooms): string =>
  [
    [bedrooms, '室'] as const,
    [halls, '厅'] as const,
    [kitchens, '厨'] as const,
    [baths, '卫'] as const,
    [balconies, '阳'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count}${word}`)
    .join('');

/** 得房率 in basis points, half up: the share of the gross area that is inside. 0 where the inner area is not known. */
export const usableRateOf = ({ buildArea, innerArea }: { buildArea: number; innerArea: number }): number =>
  buildArea === 0 ? 0 : Math.floor((innerArea * 20_000 + buildArea) / (buildArea * 2));
