/**
 * A spreadsheet of members read and checked on the page in the plain way, with the same library and the same rules: the peer of bench/import.ts. It asks no backend.
 */
import { readXlsx } from 'hucre/xlsx';
import * as z from 'zod/mini';
import { newMemberForm } from '#contracts/members/memberForms.ts';

const names = ['mobile', 'name', 'nickname', '', 'credentialNo', '', 'birthday', '', '', 'address'];

async function check(file: File): Promise<string> {
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [, ...rows] = sheets[0]?.rows ?? [];
  const faults = rows.flatMap((cells) => {
    const form = Object.fromEntries(names.map((name, at) => [name, String(cells[at] ?? '')]));
    const { success } = z.safeParse(newMemberForm, { ...form, credentialType: 10, gradeId: '1' });
    return success ? [] : [cells];
  });
  return `${rows.length} ${faults.length}`;
}

document.querySelector('input')?.addEventListener('change', async ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  const seen = document.querySelector('#seen');
  if (file && seen) seen.textContent = await check(file);
});
