import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { holderOf } from '#contracts/forms/documents.ts';
import type { Reveal } from '../../kit/display/reveal.ts';
import { BirthdayField } from '../../kit/form/dateFields.tsx';
import { CodeField, MaskedDocumentField } from '../../kit/form/fields.tsx';

interface Props {
  /** Reveals the number of an existing record. */
  reveal: Reveal | undefined;
  /** Told under the number: that it fills in birthday and gender. */
  help: string;
}

/** The document of a person with his birthday and gender, which follow from the number of an ID card as soon as it is whole and right. */
export function DocumentFields({ reveal, help }: Props) {
  useHolder();
  return (
    <>
      <CodeField name="credentialType" />
      <MaskedDocumentField name="credentialNo" reveal={reveal} {...(!reveal && { help })} />
      <CodeField name="gender" />
      <BirthdayField name="birthday" />
    </>
  );
}

function useHolder() {
  const { getValues, setValue } = useFormContext();
  const [type, no] = useWatch({ name: ['credentialType', 'credentialNo'] }) as [number, string];
  useEffect(() => {
    const holder = holderOf(type, no);
    for (const [name, value] of Object.entries(holder ?? {}))
      if (getValues(name) !== value) setValue(name, value, { shouldDirty: true, shouldValidate: true });
  }, [type, no, getValues, setValue]);
}
