import type { GridPlan } from '#contracts/areas/estateBuildings.ts';
import { isPlanOffered } from '#contracts/estate/roomChanges.ts';
import { useWhenNone } from '../../domain/estate/referenceFields.tsx';
import { useLabel } from '../../kit/display/useLabel.ts';
import type { Control } from '../../kit/form/Field.tsx';
import { Select } from '../../kit/select/Select.tsx';

/** A house shape of the project; one that is disabled is offered only where it is chosen already. */
export function PlanSelect({ control, plans }: { control: Control; plans: readonly GridPlan[] }) {
  const label = useLabel();
  const whenNone = useWhenNone('plan');
  const held = control.value as string;
  return (
    <Select
      {...control}
      label={label('plan')}
      value={held || undefined}
      clearable
      options={plans
        .filter((plan) => isPlanOffered(plan, held))
        .map(({ id, name }) => ({ value: id, label: name }))}
      footer={plans.length === 0 && whenNone}
      onChange={(id) => control.onChange(id ?? '')}
    />
  );
}
