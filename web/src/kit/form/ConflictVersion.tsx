import { type ReactNode, useCallback } from 'react';
import { type FieldValues, FormProvider, get, useForm } from 'react-hook-form';
import { isSame } from '../../api/lostAnswers.ts';
import css from './ConflictDialog.module.css';
import { ShownFields } from './shownFields.ts';

export interface Versions {
  was: FieldValues;
  theirs: FieldValues;
  mine: FieldValues;
}

interface Props {
  label: string;
  /** What the form is filled with. */
  values: FieldValues;
  versions: Versions;
  /** The fields that are shown; of their parts those that differ. */
  names: readonly string[];
  /** The label of the only field stands above all versions. */
  isNamed?: boolean;
  children: ReactNode;
}

/** Some fields of one version: the form's own fields, read-only. */
export function ConflictVersion({
  label,
  values,
  versions: { was, theirs, mine },
  names,
  isNamed,
  children,
}: Props) {
  const form = useForm({ defaultValues: values });
  const isShown = useCallback(
    (path: string) => {
      const [name = ''] = path.split('.');
      const [a, b, c] = [was, theirs, mine].map((version) => get(version, path));
      return names.includes(name) && !(isSame(a, b) && isSame(b, c));
    },
    [names, was, theirs, mine],
  );
  return (
    <ShownFields.Provider value={isShown}>
      <FormProvider {...form}>
        <fieldset
          className={isNamed ? `${css.fields} ${css.isNamed}` : css.fields}
          disabled
          aria-label={label}
        >
          {children}
        </fieldset>
      </FormProvider>
    </ShownFields.Provider>
  );
}
