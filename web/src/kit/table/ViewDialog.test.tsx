// @vitest-environment jsdom
import { act } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { status } from '#contracts/envelope.ts';
import { say } from '#contracts/words.ts';
import { drawing } from '../../../testing/drawing.ts';
import { ApiError } from '../../api/errors.ts';
import { onNotice } from '../../api/notice.ts';
import { loadMessages, startMessages } from '../../i18n.ts';
import { ViewDialog } from './ViewDialog.tsx';

const { draw } = drawing();

const said = vi.fn();
onNotice(said);

beforeAll(async () => {
  await startMessages('en');
  await loadMessages('kit');
});
beforeEach(() => {
  said.mockReset();
});

/** Saves a view whose name is refused like that. */
async function saveRefused(error: ApiError) {
  draw(<ViewDialog title="" name="Mine" onSave={() => Promise.reject(error)} onClose={() => undefined} />);
  await act(async () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  return document.querySelector('[role=alert]')?.textContent;
}
const refusal = new ApiError(status.duplicate, say('viewNameTaken'), { field: 'name' });

it('says in the language of the user, and once, why a name is refused', async () => {
  expect(await saveRefused(refusal)).toBe('A view of this name exists already');
  expect(said).not.toHaveBeenCalled();
});

it('says in a message over the page what is not about the name', async () => {
  const text = say('tooManyViews', { n: 30 });
  expect(await saveRefused(new ApiError(status.precondition, text, null))).toBe('');
  expect(said).toHaveBeenCalledTimes(1);
});
