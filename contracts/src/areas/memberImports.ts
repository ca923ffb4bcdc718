import * as z from 'zod/mini';
import { area, post } from '../endpoint.ts';
import { status } from '../envelope.ts';
import { atMost } from '../forms/atMost.ts';
import { told } from '../forms/fieldInfo.ts';
import { flag } from '../forms/fields.ts';
import { newMemberForm } from '../members/memberForms.ts';
import { say } from '../words.ts';
import '../words/memberImports.ts';

/**
 * Members from a spreadsheet, of which each row is the form of a new member (docs/decisions/0029-import.md). The console reads the file and sends its
 * rows in batches. A batch may be sent again: a row whose member is there with the same values needs nothing.
 */

/** Rows of a file, rows of a batch, and the size of a file. */
export const importLimits = { rows: 5_000, batch: 500, megabytes: 10 };

const label = 'membersChosen';
const batch = z.object({
  members: told(
    z
      .array(newMemberForm)
      .check(
        z.minLength(1, say('choose', { label })),
        atMost(importLimits.batch, say('tooMany', { label, n: importLimits.batch })),
      ),
    { label, required: true },
  ),
});

/** In the order of the rows; `status` and `message` as adding the member alone would answer. */
const results = z.array(
  z.object({
    status: z.int(),
    message: z.string(),
    /** The field that is refused; '' = none. */
    field: z.string(),
    /** 1: the member is there with these values. */
    existing: flag,
  }),
);
export type ImportResult = z.infer<typeof results>[number];

const batchCall = <const Path extends string>(path: Path, purpose: string) =>
  post({
    path,
    purpose,
    access: { rights: ['manageMember'] },
    body: batch,
    data: results,
    errors: [status.invalid],
  });

export const memberImports = area('memberImports', {
  preview: batchCall(
    'members/import/preview',
    `What adding at most ${importLimits.batch} members would answer; none is added. Rows are not compared with each other.`,
  ),
  add: batchCall(
    'members/import',
    `Adds at most ${importLimits.batch} members, one after the other; each succeeds or fails for itself. Repeating it adds nobody twice.`,
  ),
});
