import * as z from 'zod/mini';
import { type MemberForm, newMemberForm } from '#contracts/members/memberForms.ts';
import { say } from '#contracts/words.ts';
import type { SheetRow } from '../../kit/sheets/sheetRows.ts';
import { importColumns } from './columns.ts';
import type { Heads } from './heads.ts';
import type { Known } from './known.ts';
import { WrongCell } from './wrongCell.ts';

/** Why a row cannot be imported. */
export interface Fault {
  /** The key of the column; undefined where the reason belongs to none. */
  column: string | undefined;
  /** A token of the contracts, or a sentence of the backend. */
  reason: string;
}

export interface ImportRow {
  /** As the spreadsheet counts it. */
  number: number;
  /** As the file has them. */
  cells: readonly string[];
  form: MemberForm;
  faults: Fault[];
  /** The member is there with these values. */
  isThere: boolean;
  /** The import has added the member. */
  isDone: boolean;
}

/** A number of more digits than spreadsheets keep, as they show it and as `sheetRows.ts` reads it. */
const inexact = /^-?\d(\.\d+)?e\+\d+$/i;

/** The form of a row, checked by the rules of the form of a new member. */
export function readForm({ number, cells }: SheetRow, heads: Heads, known: Known): ImportRow {
  const textOf = (key: string) => cells[heads.at.get(key) ?? -1] ?? '';
  const faults: Fault[] = [];
  const tried = <T>(column: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      faults.push({ column, reason: error.message });
      return undefined;
    }
  };
  const form: Partial<MemberForm> = {};
  for (const { key, read } of importColumns)
    Object.assign(
      form,
      tried(key, () => {
        const text = textOf(key);
        if (inexact.test(text)) throw new WrongCell(say('importInexact'));
        return read(text, known);
      }),
    );
  form.area = tried('city', () => known.area(textOf('province'), textOf('city')));
  const checked = z.safeParse(newMemberForm, form);
  if (!checked.success)
    for (const { path, message } of checked.error.issues) {
      const column = importColumns.find(({ field }) => field === path[0])?.key;
      // A cell that could not be read has its reason already.
      if (!faults.some((fault) => fault.column === column)) faults.push({ column, reason: message });
    }
  return { number, cells, form: (checked.data ?? form) as MemberForm, faults, isThere: false, isDone: false };
}

/** Marks rows whose mobile or document an earlier row has. */
export function markDoubles(rows: readonly ImportRow[]): void {
  const seen = new Map<string, number>();
  for (const { number, form, faults } of rows) {
    const { mobile, credentialType, credentialNo = '' } = form;
    const keys = [
      ['mobile', mobile, mobile],
      ['credentialNo', credentialNo, `${credentialType} ${credentialNo.toLowerCase()}`],
    ] as const;
    for (const [label, value, text] of keys) {
      if (value === '') continue;
      const key = `${label} ${text}`;
      const first = seen.get(key);
      if (first === undefined) seen.set(key, number);
      else if (!faults.some(({ column }) => column === label))
        faults.push({ column: label, reason: say('importDouble', { n: first, label }) });
    }
  }
}
