import { estates } from '../../src/areas/estates.ts';
import { status } from '../../src/envelope.ts';
import { saleInfoExample } from '../../src/examples/estates.ts';
import { closeProject, openProject, terms } from './projectScenes.ts';
import { designRule, type Rule } from './rule.ts';
import type { Talk } from './talk.ts';

/** The sale information of a project: which of its days and numbers are compared with which. */

const [first, between, latest, before] = ['2025-10-01', '2025-12-01', '2026-01-10', '2025-09-30'];
const none = { openDate: '', latestOpenDate: '', deliveryDate: '' };

/** Forms that are saved, or the field that refuses them. */
const cases: [what: string, over: object, refusedAt?: string][] = [
  ['handed over between both openings', { openDate: first, latestOpenDate: latest, deliveryDate: between }],
  ['handed over on the first opening', { openDate: first, latestOpenDate: latest, deliveryDate: first }],
  [
    'handed over before it',
    { openDate: first, latestOpenDate: latest, deliveryDate: before },
    'deliveryDate',
  ],
  ['one opening only', { openDate: first, latestOpenDate: first }],
  ['a latest opening before the first', { openDate: first, latestOpenDate: before }, 'latestOpenDate'],
  ['a latest opening alone', { latestOpenDate: before }],
  ['handed over, never opened', { deliveryDate: before }],
  ['all rooms of one price', { minTotalPrice: 230_000_000, maxTotalPrice: 230_000_000 }],
  ['the highest price below', { minTotalPrice: 230_000_000, maxTotalPrice: 229_999_999 }, 'maxTotalPrice'],
  ['the lowest price alone', { maxTotalPrice: undefined }, 'maxTotalPrice'],
  ['the highest price alone', { minTotalPrice: undefined }, 'minTotalPrice'],
  ['all rooms of one area', { minArea: 8_900, maxArea: 8_900 }],
  ['the largest area below', { minArea: 8_900, maxArea: 8_899 }, 'maxArea'],
  ['the smallest area alone', { maxArea: undefined }, 'maxArea'],
  ['the largest area alone', { minArea: undefined }, 'minArea'],
  ['closed when it opens', { receptionStart: '09:00', receptionEnd: '09:00' }, 'receptionEnd'],
];

async function checkSpans(talk: Talk): Promise<void> {
  const project = await openProject(talk, terms.rate);
  const params = { id: project.id };
  const { licences: _licences, ...form } = saleInfoExample;
  const licences = [{ no: '验收售许字第1号', date: '2025-09-12' }];
  for (const [what, over, refusedAt] of cases) {
    const { version, saleInfo } = await talk.ok(estates.get, { params });
    const body = { ...form, ...none, licences, ...over, version };
    if (refusedAt === undefined) {
      await talk.ok(estates.updateSaleInfo, { params, body });
      continue;
    }
    const data = await talk.refused(estates.updateSaleInfo, status.invalid, { params, body });
    talk.same(`the field that refuses ${what}`, data?.field, refusedAt);
    talk.same(`what is kept after ${what}`, (await talk.ok(estates.get, { params })).saleInfo, saleInfo);
  }
  await closeProject(talk, project);
}

export const saleInfoDayRules = (): Rule[] => [
  designRule(
    'estates',
    'input',
    'days, prices and areas of the sale information are compared each with its own other end, and may equal it',
    '4.5',
    checkSpans,
  ),
];
