// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '../../api/session.ts';

/** The locks of all windows, by name. */
const held = new Set<string>();
const locks = {
  request: async (name: string) => void held.add(name),
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  held.clear();
  vi.stubGlobal('navigator', { locks });
});

/** The modules of a further window of the browser; `left` is what opening a form takes over of closed windows. */
async function openWindow() {
  vi.resetModules();
  const drafts = await import('./drafts.ts');
  const { openWindows, ownWindow } = await import('./ownWindow.ts');
  const { useSession: its } = await import('../../api/session.ts');
  its.setState({ ...useSession.getState(), token: 'token', user: { id: '1' } as never });
  const id = ownWindow();
  return {
    ...drafts,
    id,
    close: () => held.delete(`window ${id}`),
    left: async (form: string) => drafts.takeLeftDraft(form, await openWindows())?.values,
  };
}

it('keeps the input of two open windows apart', async () => {
  const one = await openWindow();
  const other = await openWindow();
  expect(other.id).not.toBe(one.id);
  one.saveDraft('user:add', '', { name: '甲' });
  expect(await other.left('user:add')).toBeUndefined();
  other.saveDraft('user:add', '', { name: '乙' });
  expect(one.readDraft('user:add')?.values).toEqual({ name: '甲' });
  one.dropDraft('user:add');
  expect(other.readDraft('user:add')?.values).toEqual({ name: '乙' });
  expect(await one.left('user:add')).toBeUndefined();
  expect(one.hasDrafts()).toBe(true);
});

it('hands the input of a closed window on once, to the same form only', async () => {
  const one = await openWindow();
  one.saveDraft('user:1', 'before', { name: '甲', password: 'secret' });
  one.close();
  const other = await openWindow();
  expect(await other.left('user')).toBeUndefined();
  expect(await other.left('user:11')).toBeUndefined();
  expect(await other.left('user:1')).toEqual({ name: '甲' });
  expect(other.readDraft('user:1')).toMatchObject({ base: 'before', values: { name: '甲' } });
  expect(await (await openWindow()).left('user:1')).toBeUndefined();
  other.dropDraft('user:1');
  expect(other.hasDrafts()).toBe(false);
});

it('hands on the newest input first', async () => {
  for (const [name, second] of [
    ['older', 1],
    ['newest', 3],
    ['oldest', 0],
  ] as const) {
    vi.setSystemTime(Date.UTC(2026, 5, 1, 8, 0, second));
    const one = await openWindow();
    one.saveDraft('user:add', '', { name });
    one.close();
  }
  expect(await (await openWindow()).left('user:add')).toEqual({ name: 'newest' });
});

it('says when the storage is full, and keeps what it had', async () => {
  const one = await openWindow();
  expect(one.saveDraft('user:add', '', { name: '甲' })).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(one.saveDraft('user:add', '', { name: '甲乙' })).toBe(false);
  full.mockRestore();
  one.close();
  expect(await (await openWindow()).left('user:add')).toEqual({ name: '甲' });
});

it('is the same window after a reload, and another one when it is duplicated', async () => {
  const one = await openWindow();
  expect(sessionStorage).toHaveLength(0);
  dispatchEvent(new Event('pagehide'));
  const reloaded = await openWindow();
  expect(reloaded.id).toBe(one.id);
  expect((await openWindow()).id).not.toBe(one.id);
});

it('hands input on to the window that opens the form where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const one = await openWindow();
  one.saveDraft('user:add', '', { name: '甲' });
  expect(await (await openWindow()).left('user:add')).toEqual({ name: '甲' });
});
