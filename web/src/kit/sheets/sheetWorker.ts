import { sheetRowsOf } from './sheetRows.ts';

/** The worker of `readSheet.ts`: takes a file and its limit once, and answers its rows. */

interface Asked {
  file: File;
  most: number;
}

addEventListener('message', async ({ data: { file, most } }: MessageEvent<Asked>) => {
  postMessage(await sheetRowsOf(file, most));
});
