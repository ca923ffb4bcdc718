import * as z from 'zod/mini';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { nameText, wholeNumber } from '../forms/fields.ts';
import { mayBeEmpty } from '../forms/numberFields.ts';
import { say } from '../words.ts';
import '../words/estateRooms.ts';
import { planId, unitPrice } from './roomFields.ts';
import { placeKey, type RoomPlace } from './rooms.ts';

/** 批量生成房源 (domain design, section 4.9): which rooms a form stands for. The console shows their number before it sends the form. */

export const generationLimit = 5_000;

export const generationForm = z
  .object({
    /** Names of units of the building. */
    units: told(
      z
        .array(nameText('unitName', 10), say('choose', { label: 'unitName' }))
        .check(z.minLength(1, say('choose', { label: 'unitName' })), atMost(20)),
      { label: 'unitName', required: true },
    ),
    fromFloor: wholeNumber('fromFloor', 1, 120),
    toFloor: wholeNumber('toFloor', 1, 120),
    /** Absent: as many as each unit has. */
    perFloor: mayBeEmpty(wholeNumber('perFloor', 1, 50)),
    skipFloors: told(z.optional(z.array(wholeNumber('skipFloors', 1, 120)).check(atMost(120))), {
      label: 'skipFloors',
    }),
    planId,
    unitPrice,
  })
  .check(
    z.refine(({ fromFloor, toFloor }) => fromFloor <= toFloor, {
      error: say('unitFloors'),
      path: ['toFloor'],
    }),
  );
export type GenerationForm = z.infer<typeof generationForm>;

export interface UnitShape {
  name: string;
  perFloor: number;
  fromFloor: number;
  toFloor: number;
}

/** 1201 is the first room of floor 12. */
const roomNoOf = (floor: number, index: number): string => `${floor}${String(index).padStart(2, '0')}`;

/** The rooms that a form stands for: of each chosen unit the floors that the unit has. Stops one above the limit. */
export function generatedRooms(
  units: readonly UnitShape[],
  form: Pick<GenerationForm, 'units' | 'fromFloor' | 'toFloor' | 'perFloor' | 'skipFloors'>,
): RoomPlace[] {
  const rooms: RoomPlace[] = [];
  const skipped = new Set(form.skipFloors);
  for (const unit of units.filter(({ name }) => form.units.includes(name))) {
    const last = Math.min(unit.toFloor, form.toFloor);
    for (let floor = Math.max(unit.fromFloor, form.fromFloor); floor <= last; floor++) {
      if (skipped.has(floor)) continue;
      for (let index = 1; index <= (form.perFloor ?? unit.perFloor); index++) {
        if (rooms.length > generationLimit) return rooms;
        rooms.push({ unitName: unit.name, floor, roomNo: roomNoOf(floor, index) });
      }
    }
  }
  return rooms;
}

/** Those that are new, and those that the building has already. */
export function splitRooms<Room extends RoomPlace>(
  wanted: readonly RoomPlace[],
  existing: readonly Room[],
): { added: RoomPlace[]; skipped: RoomPlace[] } {
  const known = new Set(existing.map(placeKey));
  const [added, skipped]: [RoomPlace[], RoomPlace[]] = [[], []];
  for (const room of wanted) (known.has(placeKey(room)) ? skipped : added).push(room);
  return { added, skipped };
}
