import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Role, RoleForm } from '#contracts/areas/roles.ts';
import { belongType } from '#contracts/enums.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useRightWords } from '../../kit/display/useRightWords.ts';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import { becomesRelated } from './becomesRelated.ts';
import { lostRights } from './lostRights.ts';

/** Rights that the question names; of more it says how many there are. */
const named = 5;

/** Whether the role is one that all units of its type have. */
const isTemplate = ({ belongType: type, belongId }: Role): boolean =>
  type !== belongType.system && belongId === '';

/** Asks before the users of a role lose rights, or, without resources of their own, all that they see. */
export function AsksAboutRights({ role }: { role: Role }) {
  const { t } = useTranslation(['accounts', 'common']);
  const label = useLabel();
  const words = useRightWords();
  const { getValues, formState } = useFormContext<RoleForm>();
  // Not those of the record as it was read: after a conflict the form begins with what the other one saved.
  const before = (formState.defaultValues?.rightIds ?? []) as number[];
  useQuestionBeforeSave(async () => {
    const { userCount, unassignedCount } = role;
    const after = getValues('rightIds');
    // Whoever has a role that is off has none of its rights, and that it is being switched off is asked by the switch.
    const gives = role.enabled === 1 && getValues('enabled') === 1;
    const lost = gives && userCount > 0 ? lostRights(before, after) : [];
    const isRelated = unassignedCount > 0 && becomesRelated(before, after);
    if (lost.length === 0 && !isRelated) return true;
    const names = lost
      .slice(0, named)
      .map(({ area, verb, scope }) => words.rights([{ area, verb, scopes: [scope] }]))
      .join(t('common:comma'));
    const rights = lost.length > named ? t('accounts:andMoreRights', { names, n: lost.length }) : names;
    return confirmAction(t(isRelated ? 'accounts:relatedConfirm' : 'accounts:lostConfirm'), {
      facts: [
        { label: label('roleName'), value: role.name },
        ...(isTemplate(role) ? [{ label: label('unit'), value: t('accounts:sharedByAll') }] : []),
      ],
      warnings: [
        ...(lost.length > 0 ? [t('accounts:losesRights', { count: userCount, rights })] : []),
        ...(isRelated ? [t('accounts:withoutResources', { count: unassignedCount })] : []),
      ],
    });
  });
  return null;
}
