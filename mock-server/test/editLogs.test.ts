import { expect, it } from 'vitest';
import { areas } from '#contracts/areas.ts';
import type { AnyEndpoint } from '#contracts/endpoint.ts';
import { coreOf, defOf } from '#contracts/forms/fieldInfo.ts';
import { kindOf } from '#mock/records/rowKind.ts';
import { handlers } from '#mock/wire/handlers.ts';
import { of } from './asking.ts';
import { operatorsMock } from './recordTests.ts';

/** Every kind of record that has a form of its own says in its log what an edit changed. */

const { does, store } = operatorsMock('superAdmin');

type Calls = Record<'get' | 'update', AnyEndpoint>;
const kinds = Object.entries(areas).flatMap(([area, calls]) => {
  const kind = kindOf(handlers[area as keyof typeof handlers]);
  // Rooms of buildings have a test of their own: most have a buyer and cannot be edited.
  if (area === 'estateRooms') return [];
  return kind && 'update' in calls && 'get' in calls
    ? [{ area, kind, calls: calls as unknown as Calls }]
    : [];
});
/** What a record is called by, or how it is sorted. */
const editable = { name: '改名记录', title: '改名记录', nickname: '改名记录', ordering: 77 };

it('is tried with every kind', () => {
  expect(kinds.length).toBeGreaterThan(20);
});

it.each(kinds)('$area', async ({ area, kind, calls }) => {
  const [row] = kind.rows(store()).all();
  const before = await does<Record<string, unknown>>(calls.get, of(row?.id ?? ''));
  const shape = defOf(coreOf(calls.update.body as never)).shape ?? {};
  const [field, value] = Object.entries(editable).find(([name]) => name in shape) ?? [];
  expect([area, field]).not.toEqual([area, undefined]);
  const body = { ...before, [field ?? '']: value };
  const { logs } = await does<{ logs: { action: string; remark: string }[] }>(
    calls.update,
    of(row?.id ?? '', body),
  );
  expect(logs[0]?.action).toMatch(/^编辑/);
  // 名称 甲 → 改名记录: a field without a word of its own would stand there by its English name.
  expect(logs[0]?.remark).toMatch(/^[\u4e00-\u9fff]+ \S.* → (改名记录|77)$/);
});
