/** The plan of a flat, drawn from its rooms: living rooms and bedrooms to the sunny side, kitchen and baths behind, balconies in front. */

interface Rooms {
  bedrooms: number;
  halls: number;
  kitchens: number;
  baths: number;
  balconies: number;
}

const size = { width: 750, height: 500 };
const inside = { left: 60, top: 60, right: 690, middle: 200, bottom: 390 };
const floors = { 卧: '#f3e6d3', 厅: '#eef3ea', 厨: '#e6edf5', 卫: '#dfeaf0', 阳: '#e3f0dc' };
type Room = keyof typeof floors;
const words: Record<Room, string> = { 卧: '卧室', 厅: '客厅', 厨: '厨房', 卫: '卫浴', 阳: '阳台' };
/** How wide a room is beside the others. */
const shares: Record<Room, number> = { 卧: 3, 厅: 4, 厨: 3, 卫: 2, 阳: 4 };

const times = (count: number, room: Room): Room[] => Array.from({ length: count }, () => room);

/** Rooms side by side from left to right. */
function band(list: readonly Room[], top: number, bottom: number): string {
  const whole = list.reduce((sum, room) => sum + shares[room], 0);
  const unit = (inside.right - inside.left) / Math.max(whole, 1);
  let left = inside.left;
  return list
    .map((room) => {
      const [x, width] = [Math.round(left), Math.round(shares[room] * unit)];
      left += shares[room] * unit;
      const middle = Math.round((top + bottom) / 2) + 8;
      return `<rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="${floors[room]}"/><text x="${x + Math.round(width / 2)}" y="${middle}">${words[room]}</text>`;
    })
    .join('');
}

export function floorPlan({ bedrooms, halls, kitchens, baths, balconies }: Rooms): string {
  const { left, top, right, middle, bottom } = inside;
  const back: Room[] = [
    ...times(kitchens, '厨'),
    ...times(Math.max(halls - 1, 0), '厅'),
    ...times(baths, '卫'),
  ];
  const half = Math.ceil(bedrooms / 2);
  const front: Room[] = [
    ...times(half, '卧'),
    ...times(Math.min(halls, 1), '厅'),
    ...times(bedrooms - half, '卧'),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><rect width="${size.width}" height="${size.height}" fill="#fbfaf7"/><g stroke="#55504a" stroke-width="6" font-size="24" text-anchor="middle" font-family="sans-serif"><style>text{fill:#55504a;stroke:none}</style>${band(back, top, middle)}${band(front, middle, bottom)}${band(times(balconies, '阳'), bottom, bottom + 50)}<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="none" stroke-width="12"/></g></svg>`;
}
