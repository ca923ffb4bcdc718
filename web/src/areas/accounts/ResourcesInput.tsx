import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BackendUser } from '#contracts/areas/backendUsers.ts';
import { estates } from '#contracts/areas/estates.ts';
import { userResources } from '#contracts/areas/userResources.ts';
import { belongType, ownerType } from '#contracts/enums.ts';
import { scopeOf } from '#contracts/rights/rightScopes.ts';
import { useIsPlatformUser, useScopedCalls } from '../../api/scope.ts';
import { useHeldRights } from '../../api/session.ts';
import { Chip } from '../../kit/display/Chip.tsx';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import type { Control } from '../../kit/form/Field.tsx';
import { RemoteSelect, type SelectEndpoint } from '../../kit/select/RemoteSelect.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { useTakenRef } from '../../kit/select/useTakenRef.ts';
import css from './ResourcesInput.module.css';
import type { Unit } from './useRoleChoices.ts';

/** The owner type and id of a resource, with its name; the name is kept in the form. */
type Resource = BackendUser['resources'][number];
type Kind = Resource['ownerType'];

const { estate, resort, hotel, minsu } = ownerType;
const kindsOf: Record<Unit['belongType'], readonly [Kind, ...Kind[]]> = {
  [belongType.system]: [resort, hotel, minsu, estate],
  [belongType.estate]: [estate],
  [belongType.merchant]: [resort, hotel, minsu],
};
const keyOf = ({ ownerType: type, ownerId }: Resource) => `${type}-${ownerId}`;

/** 负责资源: scenic spots, hotels, guesthouses and projects of the unit, added one after another. */
export function ResourcesInput({ control, label, unit }: { control: Control; label: string; unit: Unit }) {
  const { t } = useTranslation('accounts');
  const kindName = useCodeName('resourceType');
  const kinds = kindsOf[unit.belongType];
  const [chosen, setKind] = useState<Kind>();
  const kind = chosen && kinds.includes(chosen) ? chosen : kinds[0];
  const source = useResourceSource(unit, kind);
  const resources = (control.value as Resource[] | undefined) ?? [];
  const { input, takeRef } = useTakenRef(control.inputRef);

  const add = (id: string | undefined, name: string) => {
    // In lists of resources the id is `<owner type>-<owner id>`, in lists of projects the project's id.
    const ownerId = id?.split('-').at(-1);
    if (!ownerId || resources.some((one) => one.ownerType === kind && one.ownerId === ownerId)) return;
    control.onChange([...resources, { ownerType: kind, ownerId, name }]);
  };
  return (
    <div className={css.resources}>
      {resources.length > 0 && (
        <ul className={css.chips} aria-label={label}>
          {resources.map((resource) => (
            <li key={keyOf(resource)}>
              <Chip
                removeLabel={t('removeResource', { name: resource.name })}
                onRemove={() => {
                  control.onChange(resources.filter((one) => one !== resource));
                  input.current?.focus();
                }}
              >
                {t('resource', { kind: kindName(resource.ownerType), name: resource.name })}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {kinds.length > 1 && (
        <span className={css.kind}>
          <Select
            label={t('resourceKind')}
            value={kind}
            options={kinds.map((code) => ({ value: code, label: kindName(code) }))}
            onChange={(next) => setKind(next)}
          />
        </span>
      )}
      <span className={css.pick}>
        <RemoteSelect
          {...control}
          {...source}
          inputRef={takeRef}
          key={kind}
          label={label}
          placeholder={t('addResource')}
          value=""
          scroll
          onChange={(id, option) => add(id, option?.label ?? '')}
        />
      </span>
    </div>
  );
}

/** A user whose right to manage users reaches only to his own resources (负责资源) can give only these to others. */
function useResourceSource(
  { belongType: type, belongId }: Unit,
  kind: Kind,
): { endpoint: SelectEndpoint; filters?: object } {
  const held = useHeldRights();
  const ofPlatform = useIsPlatformUser();
  const scopedEstates = useScopedCalls(estates);
  if (scopeOf(held, 'User', 'manage') === 'related')
    return { endpoint: userResources.allEnabledOfOwn, filters: { ownerType: kind } };
  if (kind === estate) {
    const ofCompany = ofPlatform && type === belongType.estate;
    return { endpoint: scopedEstates.allEnabled, ...(ofCompany && { filters: { companyId: belongId } }) };
  }
  const ofMerchant = type === belongType.merchant && { merchantId: belongId };
  return {
    endpoint: userResources.merchantResources,
    filters: { ownerType: kind, enabled: 1 as const, ...ofMerchant },
  };
}
