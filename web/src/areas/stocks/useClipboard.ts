import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../api/notice.ts';
import { type Block, readBlocks, type StateWords, toBlock } from './block.ts';
import type { Days } from './changes.ts';
import { chosenDays, type SelectionStore } from './selection.ts';

interface Options {
  selection: SelectionStore;
  days: Days;
  settles: boolean;
  /** Undefined for users who may only view. */
  onPaste: ((readings: Block[], dates: readonly string[]) => void) | undefined;
}

/**
 * Copies the chosen days for a spreadsheet and pastes cells of one, using the browser's copy and paste events: these need no permission and work over
 * plain HTTP, too.
 */
export function useClipboard({ selection, days, settles, onPaste }: Options) {
  const { t } = useTranslation('stocks');
  const words: StateWords = { open: t('state.open'), closed: t('state.closed') };
  const datesOf = () => {
    const chosen = chosenDays(selection);
    return chosen.length > 0 ? chosen : [selection.getState().active];
  };
  return {
    onCopy(event: ClipboardEvent) {
      const dates = datesOf();
      event.clipboardData.setData('text/plain', toBlock(dates, days, words, settles));
      event.preventDefault();
      notify('success', t('copied', { n: dates.length }));
    },
    onPaste(event: ClipboardEvent) {
      if (!onPaste) return;
      event.preventDefault();
      const dates = datesOf();
      onPaste(readBlocks(event.clipboardData.getData('text/plain'), words, settles, dates.length), dates);
    },
  };
}
