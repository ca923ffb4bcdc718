import { expect, it } from 'vitest';
import { allEndpoints } from './areas.ts';
import { isRead } from './reads.ts';

const named = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name);

it.each([
  'homeBanners.list',
  'homeBanners.get',
  'settings.get',
  'merchants.getOfOwn',
  'refundsHotel.preview',
  'refundsHotel.previewOfOwn',
  'auth.validate',
])('%s changes nothing', (name) => {
  const endpoint = named(name);
  expect(endpoint && isRead(endpoint)).toBe(true);
});

it('whatever needs a right to manage is a write, but for previews of what a form would do, the ticket that is about to be taken, and whom an income may be about', () => {
  const manages = allEndpoints.filter(({ access }) =>
    access.rights?.some((right) => right.startsWith('manage')),
  );
  const reads = manages.filter(isRead).map(({ name }) => name);
  expect(reads.filter((name) => !/\.(preview|quote|getByCode)(Of\w+)?$/.test(name))).toEqual([
    'incomeRecords.members',
  ]);
  expect(manages.length).toBeGreaterThan(100);
});

it('whatever is posted without such a right and without being a read is about oneself, an upload or the sign-in', () => {
  const others = allEndpoints.filter(
    (endpoint) => !isRead(endpoint) && !endpoint.access.rights?.some((right) => right.startsWith('manage')),
  );
  expect(others.map(({ name }) => name)).toEqual([
    'auth.createByMobile',
    'auth.login',
    'passwords.update',
    'uploads.image',
    'uploads.postSignature',
    'presences.keep',
    'presences.leave',
    'preferences.keep',
    'listViews.add',
    'listViews.update',
    'listViews.remove',
    'listViews.makeDefault',
  ]);
});
