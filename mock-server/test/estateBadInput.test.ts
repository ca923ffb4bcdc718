import { it } from 'vitest';
import type { EstateForm } from '#contracts/areas/estates.ts';
import { allEndpoints } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { sandsExample } from '#contracts/examples/estateSands.ts';
import {
  imagesExample,
  saleInfoExample,
  situationExample,
  videosExample,
} from '#contracts/examples/estates.ts';
import { refusesBadInput } from './badInput.ts';
import { bookingInput } from './bookingInputs.ts';
import { mockFor } from './mockFor.ts';
import { recommendInput } from './recommendInputs.ts';
import { recordInput } from './recordInputs.ts';
import { revealBody } from './revealInputs.ts';
import { roomInput } from './roomInputs.ts';
import type { Input } from './running.ts';

/**
 * Domain design 18: wrong types, negatives, fractions of a cent, arrays where scalars are due, HTML, endless texts and unknown codes, in
 * every field of every call of companies, projects, their parts, leads and recommends, are refused in words and change nothing.
 */

const { mock } = mockFor('superAdmin', { scale: 0.05 });

const areas = /^(estate[A-Z]?\w*|estates|roomPlans|roomPlanCategories|amenityCategories)\./;
/** Mirrors have the same schemas; what is added has every field of what is saved. A batch tells of each of its rows whether it was refused. */
const calls = allEndpoints.filter(
  ({ name, body }) => body && areas.test(name) && !/Banners|OfOwnCompany$|\.(update|batch\w+)$/.test(name),
);

const sections: Record<string, object> = {
  'estates.updateSituation': situationExample,
  'estates.updateSaleInfo': { ...saleInfoExample, licences: [{ no: '第00108号', date: '2025-09-12' }] },
  'estates.updateImages': imagesExample,
  'estates.updateVideos': videosExample,
  'estates.updateOrdering': { ordering: 5 },
  // A point that marks no building keeps none, whatever is sent.
  'estateSands.save': {
    sands: sandsExample.sands.map((sand) => ({ ...sand, points: sand.points.slice(0, 1) })),
  },
};

function rightInput(endpoint: AnyEndpoint): Input | undefined {
  const { name } = endpoint;
  const section = sections[name];
  if (section) return { params: { id: '1' }, body: section };
  const input =
    bookingInput(mock.mock, name) ??
    recommendInput(mock.mock, name) ??
    roomInput(mock.mock, name) ??
    recordInput(mock.mock, endpoint);
  const { area, ...rest } = (revealBody(endpoint) ?? input?.body ?? {}) as Partial<EstateForm>;
  // The names of province and city are looked up, whatever is sent.
  const place = area && { area: { provinceId: area.provinceId, cityId: area.cityId } };
  return { ...input, body: { ...rest, ...place } };
}

it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses whatever is wrong in its body, in words, and nothing changes',
  refusesBadInput(() => ({ mock, token: mock.token, rightInput })),
);
