import type { memberImports as calls, ImportResult } from '#contracts/areas/memberImports.ts';
import { status } from '#contracts/envelope.ts';
import type { MemberForm } from '#contracts/members/memberForms.ts';
import { memberHandlers } from '../members/memberHandlers.ts';
import { memberKind } from '../members/memberKind.ts';
import type { Context, Handlers } from '../records/context.ts';
import { outcomeOf } from '../records/outcome.ts';
import { recordAccess } from '../records/records.ts';

/** Members from a spreadsheet: each row is checked and added as the form of one member is. */

const { checked } = recordAccess(memberKind);
const { add } = memberHandlers;

/** Whether a member with this mobile is there, and editing him with this form would change nothing. */
function isThere(form: MemberForm, context: Context): boolean {
  const [row] = context.store.members.by('mobile', form.mobile);
  if (!row) return false;
  return Object.entries(memberKind.values(form, context, row)).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(row[name as keyof typeof row]),
  );
}

function resultOf(form: MemberForm, context: Context, work: (form: MemberForm) => unknown): ImportResult {
  let existing: 0 | 1 = 0;
  const outcome = outcomeOf(() => {
    existing = isThere(form, context) ? 1 : 0;
    if (existing === 1) return 'memberThere';
    work(form);
    return undefined;
  });
  return { ...outcome, existing: outcome.status === status.ok ? existing : 0 };
}

export const memberImports: Handlers<typeof calls> = {
  preview: ({ body }, context) =>
    body.members.map((form) => resultOf(form, context, () => checked(form, context))),
  add: ({ body }, context) =>
    body.members.map((form) => resultOf(form, context, () => add({ body: form }, context))),
};
