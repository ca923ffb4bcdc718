import { useController, useFormContext } from 'react-hook-form';
import type { SandBuilding } from '#contracts/areas/estateSands.ts';
import { SandView } from '../../domain/estate/SandView.tsx';
import { useShown, useShowsAll } from '../../kit/form/shownFields.ts';
import { SandsEditor } from './SandsEditor.tsx';
import type { EditedSand } from './sandList.ts';

const name = 'sands';

/** The sand tables in the form: to edit, or to look at where the user may only view them or compares two versions. */
export function SandsField({
  buildings,
  isLocked,
}: {
  buildings: readonly SandBuilding[];
  isLocked: boolean;
}) {
  const { field } = useController({ name });
  const { clearErrors, formState } = useFormContext();
  const { errors, submitCount } = formState;
  const isShown = useShown(name);
  const isForm = useShowsAll();
  const sands = field.value as EditedSand[];
  if (!isShown) return null;
  if (isLocked || !isForm)
    return (
      // A comparison shows nothing but fields.
      <div data-field={name}>
        <SandView sands={sands} buildings={buildings} />
      </div>
    );
  return (
    <SandsEditor
      sands={sands}
      buildings={buildings}
      errors={errors}
      submitCount={submitCount}
      onChange={(next) => {
        // Paths of errors name places in lists that may just have changed.
        if (errors[name]) clearErrors(name);
        field.onChange(next);
      }}
    />
  );
}
