import { maskIdCard, maskMobile } from '#contracts/forms/masks.ts';

/**
 * Traffic of a real backend is about real people. Before any of it is kept (journal, drift examples, recordings) this
 * takes their data out and leaves shapes and ids, so that what is kept can still be checked and replayed. What is
 * masked once stays as it is when it is masked again.
 */
const secret = /token|password|credential|secret|base64|signature|policy|accessKey|^code$/i;
const personalKey = /address$|email|bank|card(no|number)?$|birth/i;
const nameKey = /name$/i;
/** Names of places and things, which may stay. */
const publicName =
  /^(province|city|district|area|role|file|image_file|jumpTarget|estate|alias|building|unit|plan)_?name$|category_?name$/i;
/** An object of that name is about a thing; a bare `name` in it is that of the thing. */
const thingHolder = /categor(y|ies)$/i;
/** Filters of lists in which a person's name, or a part of his mobile, is looked for. */
const personFilter = /^(customer|recommender|member|keyword)$/;
const idKey = /(^|_)ids?$|Ids?$/;

/** Areas whose records are places and products; a bare `name` is no person's there. */
const namedThings = new Set([
  'regions',
  'merchantCategories',
  'merchants',
  'resorts',
  'hotels',
  'hotelRooms',
  'minsus',
  'minsuRooms',
  'userResources',
  'roles',
  'estateCompanies',
  'estates',
  'estateParts',
  'estateBuildings',
  'estateRooms',
  'estateSands',
  'roomPlanCategories',
  'roomPlans',
  'estateAmenities',
  'amenityCategories',
  'memberGrades',
]);

const idCard = /(?<!\d)\d{6}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g;
const mobile = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const spokenCode = /(验证码\D{0,6})\d{4,8}/g;
const tokenInAddress = /([?&](?:token|sign|signature)=)[^&\s"]+/gi;

const maskText = (text: string) =>
  text
    .replace(idCard, maskIdCard)
    .replace(mobile, maskMobile)
    .replace(email, '***@***')
    .replace(spokenCode, '$1******')
    .replace(tokenInAddress, '$1***');

const firstLetter = (text: string) => (text === '' ? '' : `${Array.from(text)[0]}**`);

/**
 * A copy without personal data and secrets. `endpoint` tells whose names are in it.
 * @param key of the value; `holder` of the object that has it
 */
export function withoutPersons(value: unknown, endpoint: string | null, key = '', holder = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPersons(item, endpoint, key, holder));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withoutPersons(inner, endpoint, name, key)]),
    );
  }
  if (typeof value === 'number') return maskNumber(value, key);
  if (typeof value !== 'string' || value === '') return value;
  if (secret.test(key) || personalKey.test(key)) return '***';
  if (idKey.test(key)) return value;
  const isNamed = namedThings.has(endpoint?.split('.')[0] ?? '') || thingHolder.test(holder);
  const isThing = publicName.test(key) || (key === 'name' && isNamed);
  if (personFilter.test(key) || (nameKey.test(key) && !isThing)) return firstLetter(value);
  return maskText(value);
}

/** A mobile that was written as a number keeps its type, its first three digits and its last four. */
function maskNumber(value: number, key: string): number {
  const text = String(value);
  if (idKey.test(key) || !/^1[3-9]\d{9}$/.test(text)) return value;
  return Number(`${text.slice(0, 3)}0000${text.slice(7)}`);
}
