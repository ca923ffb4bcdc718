import { sandPointKind } from '#contracts/enums/estates.ts';
import type { StoredSandPoint } from '../store/estateRows.ts';
import { stored } from './drawings.ts';
import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** The sand tables of the seed's complete projects: a drawn site with its two buildings, the gate, the car park and a school. */

const { building, gate, parking, school } = sandPointKind;

/** Water along one side, roads around and through the site, and the two buildings as seen from above. */
const site = (water: string, grass: string, mirrored: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1080" width="1920" height="1080"><rect width="1920" height="1080" fill="${grass}"/><g${mirrored ? ' transform="matrix(-1 0 0 1 1920 0)"' : ''}><path d="M0 0h1920v150c-260 60-420-30-700 10s-520 70-760 20S120 230 0 190z" fill="${water}"/><path d="M0 190c120 40 220-60 460-10s480 20 760-20 440 50 700-10v26c-260 60-420-30-700 10s-520 70-760 20-340 54-460 14z" fill="#ead9ad"/><g fill="none" stroke="#d9d9d4" stroke-linecap="round"><path d="M-40 980h2000M1620 260v760M300 330v660" stroke-width="64"/><path d="M300 640h1320M960 640v340" stroke-width="34"/></g><g fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="28 22"><path d="M-40 980h2000M1620 260v720M300 330v650"/></g><g fill="#00000022"><path d="M486 372h330v190H486zM1096 372h330v190h-330z"/></g><g fill="#f4f1ea" stroke="#b8ad98" stroke-width="5"><path d="M470 356h330v190H470zM1080 356h330v190h-330z"/><path d="M520 390h90v120h-90zM660 390h90v120h-90zM1130 390h90v120h-90zM1270 390h90v120h-90z" fill="#e4dccb"/></g><ellipse cx="950" cy="450" rx="90" ry="56" fill="${water}" stroke="#fff" stroke-width="8"/><g fill="#c9cdd0" stroke="#fff" stroke-width="4"><path d="M440 740h380v150H440z"/><path d="M516 740v150M592 740v150M668 740v150M744 740v150"/></g><g fill="#e6b98f" stroke="#a97848" stroke-width="5"><path d="M1140 730h320v90h-320zM1140 820h90v80h-90z"/></g><g fill="#5f9a58"><circle cx="400" cy="440" r="26"/><circle cx="400" cy="520" r="22"/><circle cx="870" cy="350" r="22"/><circle cx="1030" cy="350" r="24"/><circle cx="880" cy="570" r="24"/><circle cx="1020" cy="570" r="22"/><circle cx="1500" cy="430" r="26"/><circle cx="1500" cy="520" r="24"/><circle cx="880" cy="790" r="24"/><circle cx="1040" cy="830" r="26"/><circle cx="1540" cy="860" r="24"/><circle cx="220" cy="600" r="30"/><circle cx="200" cy="780" r="26"/><circle cx="1740" cy="520" r="30"/><circle cx="1760" cy="720" r="26"/></g></g></svg>`;

/** Where things stand, in ten-thousandths of the picture; on a mirrored picture at the other side. */
const places = [
  { kind: building, name: '1号楼', x: 3300, y: 4180, note: '' },
  { kind: building, name: '2号楼', x: 6480, y: 4180, note: '' },
  { kind: gate, name: '主入口', x: 5000, y: 8800, note: '人车分流' },
  { kind: parking, name: '地面停车场', x: 3280, y: 7540, note: '' },
  { kind: school, name: '社区幼儿园', x: 6700, y: 7300, note: '9班公办，计划明年秋季开园' },
];

const sites: Record<string, { water: string; grass: string; isMirrored: boolean }> = {
  临海·听澜苑: { water: '#8fc3e0', grass: '#cfe3bd', isMirrored: false },
  椰林湾壹号: { water: '#7cc9cf', grass: '#dbe6b4', isMirrored: true },
};

/** After the buildings of the projects. */
export function seedSands({ store, files, ago }: SeedTools): void {
  for (const { id: estateId, name } of store.estates.all()) {
    const drawn = sites[name];
    if (!drawn) continue;
    const { water, grass, isMirrored } = drawn;
    const buildings = store.estateBuildings.by('estateId', estateId);
    const points = places.flatMap((place, at): StoredSandPoint[] => {
      const marked = buildings.find((row) => row.name === place.name);
      if (place.kind === building && !marked) return [];
      return [
        {
          ...place,
          id: String(at + 2),
          x: isMirrored ? 10_000 - place.x : place.x,
          buildingId: place.kind === building ? (marked?.id ?? '') : '',
        },
      ];
    });
    const imageUrl = stored(files, `estate-${estateId}-sand.svg`, site(water, grass, isMirrored));
    store.estateSands.insert({
      estateId,
      sands: [{ id: '1', name: '一期', imageUrl, ordering: 0, points }],
      lastId: places.length + 1,
      createTime: ago(300 * dayMs),
      updateTime: ago(300 * dayMs),
    });
    seedLog(store, ['estates', estateId], '编辑沙盘', ago(300 * dayMs));
  }
}
