import { expect, it } from 'vitest';
import { previewOf } from './assignPreview.ts';

/** What the preview of 批量分配 says of each lead before it is sent. */

const consultant = { id: '5', estateId: '1' };
const lead = { estateId: '1', consultantId: '' };

it.each([
  ['one that nobody has', lead, undefined],
  ['one of a colleague', { ...lead, consultantId: '6' }, undefined],
  ['one that the consultant has already', { ...lead, consultantId: '5' }, 'unchanged'],
  ['one of another project', { ...lead, estateId: '2' }, 'otherEstate'],
])('%s', (_, given, skip) => {
  expect(previewOf(given, consultant)).toBe(skip);
});
