import i18n from 'i18next';
import { say } from '#contracts/words.ts';
import { ApiError, reportDone } from '../../api/errors.ts';
import { notify } from '../../api/notice.ts';
import { session } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';

/**
 * Shows that a change was made, with 撤销 for 8 s (docs/decisions/0035-undo.md).
 * @param undo makes the inverse call; its failure has been shown already
 */
export function reportUndoable(undo: () => Promise<unknown>): void {
  const { token } = session();
  const onClick = async () => {
    // Who has signed in meanwhile takes back nothing of another one's.
    if (session().token !== token) return;
    try {
      await undo();
      reportDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  notify('success', speakMessage(say('ok')), { text: i18n.t('common:undo'), onClick });
}
