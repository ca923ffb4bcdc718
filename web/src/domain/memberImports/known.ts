import { memberGrades } from '#contracts/areas/memberGrades.ts';
import { memberLabels } from '#contracts/areas/memberLabels.ts';
import { regions } from '#contracts/areas/regions.ts';
import { gender } from '#contracts/enums/estates.ts';
import { labelKind } from '#contracts/enums/members.ts';
import { credentialType } from '#contracts/enums/orders.ts';
import { say } from '#contracts/words.ts';
import { allPages } from '../../api/allPages.ts';
import { call } from '../../api/client.ts';
import { codeNames } from '../../i18n.ts';
import { parseBirthday, parseDay } from '../../kit/dates/parseDay.ts';
import { shanghaiDate } from '../../kit/display/today.ts';
import type { TemplateWords } from './templateWords.ts';
import { WrongCell } from './wrongCell.ts';

/** What the words in cells mean. Each function takes the text of a cell; an empty one is what a new form begins with. @throws {WrongCell} */
export interface Known {
  credentialType: (text: string) => number;
  gender: (text: string) => number;
  /** yyyy-MM-dd; a text that is no day stays for the form to refuse. */
  birthday: (text: string) => string;
  grade: (text: string) => string;
  labels: (text: string) => string[];
  area: (province: string, city: string) => Area;
  names: KnownNames;
}

interface Area {
  provinceId: string;
  cityId: string;
}
/** The names of what was read; '' of what is not there. */
export interface KnownNames {
  grade: (id: string) => string;
  label: (id: string) => string;
  /** Province and city. */
  area: (area: Area) => string;
}

type Named = { id: string; name: string };
const byName = (list: readonly Named[]) => new Map(list.map(({ id, name }) => [name, id]));
const namesOf = (list: readonly Named[]) => {
  const names = new Map(list.map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? '';
};

/** @param provinces the names in the file, of which the cities are loaded. @param words of every language. @throws ApiError */
export async function loadKnown(
  provinces: readonly string[],
  words: readonly TemplateWords[],
): Promise<Known> {
  const [grades, labels, regionsKnown] = await Promise.all([
    allPages((offset, limit) => call(memberGrades.allEnabled, { query: { offset, limit } })),
    allPages((offset, limit) =>
      call(memberLabels.allEnabled, { query: { offset, limit, kind: labelKind.manual } }),
    ),
    loadRegions(provinces),
  ]);
  const gradeIds = byName(grades);
  // The default grade is the lowest one, and they come by level.
  const [lowest] = grades;
  const labelIds = byName(labels);
  const today = shanghaiDate();
  return {
    credentialType: coded('credentialType', credentialType.idCard, words),
    gender: coded('gender', gender.unknown, words),
    birthday: (text) => birthdayOf(text, today),
    grade: (text) => found(gradeIds, text === '' ? (lowest?.name ?? '') : text, say('gradeNotOffered')),
    labels: (text) =>
      text
        .split(/[、,，;；]/)
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => found(labelIds, name, say('labelNotOffered'))),
    area: regionsKnown.area,
    names: {
      grade: namesOf(grades),
      label: namesOf(labels),
      area: regionsKnown.nameOf,
    },
  };
}

function found(ids: ReadonlyMap<string, string>, name: string, reason: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new WrongCell(reason);
  return id;
}

/** @param today yyyy-MM-dd. @throws {WrongCell} for a day without a year */
export function birthdayOf(text: string, today: string): string {
  const birthday = parseBirthday(text, today);
  if (birthday === undefined && parseDay(text, today) !== undefined)
    throw new WrongCell(say('importBirthYear'));
  return birthday ?? text;
}

/** The code of a name of an enumeration in any of the languages; those of the user's language are told. */
export function coded(
  enumeration: 'credentialType' | 'gender',
  empty: number,
  words: readonly TemplateWords[],
) {
  const names = words.flatMap(({ codes }) => Object.entries(codes[enumeration] ?? {}));
  const reason = say('importCode', {
    label: enumeration,
    names: Object.values(codeNames(enumeration) ?? {}).join('/'),
  });
  return (text: string): number => {
    const code = text === '' ? empty : names.find(([, name]) => name === text)?.[0];
    if (code === undefined) throw new WrongCell(reason);
    return Number(code);
  };
}

/** 浙江 is 浙江省, and 杭州 is 杭州市. */
const isNamed = (name: string) => (region: Named) => region.name === name || region.name.startsWith(name);

async function loadRegions(
  provinces: readonly string[],
): Promise<{ area: Known['area']; nameOf: KnownNames['area'] }> {
  const none = { provinceId: '', cityId: '' };
  const { list } = provinces.length > 0 ? await call(regions.provinces, {}) : { list: [] };
  const known = await Promise.all(
    provinces.map(async (name) => {
      const province = list.find(isNamed(name));
      if (!province) return [name, undefined] as const;
      const cities = await call(regions.cities, { query: { provinceId: province.id } });
      return [name, { ...province, cities: cities.list }] as const;
    }),
  );
  const byProvince = new Map(known);
  const places = known.flatMap(([, place]) => (place ? [place] : []));
  const provinceName = namesOf(places);
  const cityName = namesOf(places.flatMap(({ cities }) => cities));
  return {
    area: (province, city) => {
      if (province === '' && city === '') return none;
      const place = byProvince.get(province);
      const inside = city === '' ? undefined : place?.cities.find(isNamed(city));
      if (!place || !inside) throw new WrongCell(say('importArea'));
      return { provinceId: place.id, cityId: inside.id };
    },
    nameOf: ({ provinceId, cityId }) =>
      [provinceName(provinceId), cityName(cityId)].filter(Boolean).join(' '),
  };
}
