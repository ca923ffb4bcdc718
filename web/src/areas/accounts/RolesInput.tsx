import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import { beyond } from '#contracts/rights/rightScopes.ts';
import { say } from '#contracts/words.ts';
import { useHeldRights } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { EnabledTag } from '../../kit/display/EnabledTag.tsx';
import { CheckBox } from '../../kit/form/CheckBox.tsx';
import type { Control } from '../../kit/form/Field.tsx';
import css from './RolesInput.module.css';
import type { RoleChoice, useRoleChoices } from './useRoleChoices.ts';

interface Props {
  control: Control;
  label: string;
  roleChoices: ReturnType<typeof useRoleChoices>;
  /** The roles that the user already has; they may stay, whatever rights they contain. */
  kept: readonly RoleChoice[];
  /** Why no roles can be chosen yet. */
  waiting: string | undefined;
}

/** The roles of a user, all shown as checkboxes. A role with more rights than the operator holds is locked. */
export function RolesInput({ control, label, roleChoices, kept, waiting }: Props) {
  const { t } = useTranslation(['accounts', 'common', 'kit']);
  const held = useHeldRights();
  const ids = (control.value as string[] | undefined) ?? [];
  const { choices, loading, failed, ended, more } = roleChoices;
  const lockOf = ({ id, rightIds }: RoleChoice) =>
    kept.some((role) => role.id === id) || beyond(held, rightIds).length === 0
      ? undefined
      : speakMessage(say('beyondOwnRights'));
  const whyNone = failed ? t('kit:loadFailed') : t('accounts:noRoles');
  const note = waiting ?? (loading ? t('common:loading') : choices.length === 0 && whyNone);
  return (
    // The id is on the group, so that a click on the caption does not tick the first box.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div
      id={control.id}
      className={css.box}
      role="group"
      aria-label={label}
      aria-describedby={control.describedBy}
      data-invalid={control.invalid || undefined}
    >
      <div className={css.roles}>
        {!waiting &&
          choices.map((role, at) => (
            <label key={role.id} className={css.role} htmlFor={`${control.id}-${role.id}`}>
              <CheckBox
                id={`${control.id}-${role.id}`}
                {...(at === 0 && { inputRef: control.inputRef })}
                checked={ids.includes(role.id)}
                locked={lockOf(role)}
                invalid={control.invalid}
                onChange={(on) =>
                  control.onChange(on ? [...ids, role.id] : ids.filter((id) => id !== role.id))
                }
                onBlur={control.onBlur}
              />
              <span>{role.name}</span>
              {role.enabled === 0 && <EnabledTag enabled={0} />}
              <small>{t('accounts:rightsOfRole', { count: role.rightIds.length })}</small>
            </label>
          ))}
        {note && <p className={css.note}>{note}</p>}
        {!waiting && (failed || (!ended && !loading)) && (
          <Button theme="borderless" onClick={more}>
            {t(failed ? 'common:retry' : 'kit:more')}
          </Button>
        )}
      </div>
    </div>
  );
}
