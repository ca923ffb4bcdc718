import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { needsResources } from '#contracts/rights/rightScopes.ts';
import { rightsOfRoles } from '#contracts/rights/rightSources.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { Field } from '../../kit/form/Field.tsx';
import { FormSection } from '../../kit/form/FormPage.tsx';
import css from './details.module.css';
import { ResourcesInput } from './ResourcesInput.tsx';
import { RightSources } from './RightSources.tsx';
import { RolesInput } from './RolesInput.tsx';
import { type RoleChoice, type Unit, useRoleChoices } from './useRoleChoices.ts';

const none: readonly RoleChoice[] = [];

/** Roles, resources, and the rights that result from the chosen roles, updated with every tick. */
export function AccessFields({
  unit,
  kept = none,
}: {
  unit: Unit | undefined;
  kept?: readonly RoleChoice[];
}) {
  const { t } = useTranslation('accounts');
  const label = useLabel();
  const { control } = useFormContext();
  const roleChoices = useRoleChoices(unit, kept);
  const ids = (useWatch({ control, name: 'roleIds' }) as string[] | undefined) ?? [];
  const chosen = roleChoices.choices.filter(({ id }) => ids.includes(id));
  const rights = rightsOfRoles(chosen);
  return (
    <>
      <Field name="roleIds" label={label('roles')} required help={t('rolesHelp', { count: rights.size })}>
        {(field) => (
          <RolesInput
            control={field}
            label={label('roles')}
            roleChoices={roleChoices}
            kept={kept}
            waiting={unit ? undefined : t('unitFirst')}
          />
        )}
      </Field>
      {unit && (
        <Field
          name="resources"
          label={label('resources')}
          required={needsResources(rights)}
          help={t('resourcesHelp')}
        >
          {(field) => <ResourcesInput control={field} label={label('resources')} unit={unit} />}
        </Field>
      )}
      <FormSection title={t('resultingRights')}>
        <div className={css.block}>
          {unit ? <RightSources type={unit.belongType} roles={chosen} /> : t('noRights')}
        </div>
      </FormSection>
    </>
  );
}
