import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { adjustDirection } from '#contracts/enums/finance.ts';
import { valuesOf } from '#contracts/enums.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { CodeRadios } from '../../kit/form/CodeRadios.tsx';
import { LongTextField, SchemaField } from '../../kit/form/fields.tsx';
import { useQuestionBeforeSave } from '../../kit/form/questionsBeforeSave.ts';

interface Props {
  /** Whose it is. */
  member: string;
  /** The field of how much, and what it is called where it is asked for again. */
  size: string;
  /** What there is, and what there would be. */
  before: number;
  after: (direction: number, size: number) => number;
  format: (value: number) => string;
  question: string;
  /** Renders the field of how much; `help` says what there would be. */
  children: (help: string | undefined) => ReactNode;
  /** Fields behind the reason. */
  more?: ReactNode;
}

/** Direction, how much and why of an adjustment by hand. Before it is saved, a question shows what there is and what there will be. */
export function AdjustFields({ member, size, before, after, format, question, children, more }: Props) {
  const { t } = useTranslation('memberAccounts');
  const label = useLabel();
  const directionName = useCodeName('adjustDirection');
  const { getValues } = useFormContext();
  const [direction, wanted] = useWatch({ name: ['direction', size] }) as [number, unknown];
  useQuestionBeforeSave(() => {
    const { direction: way, [size]: much } = getValues() as { direction: number } & Record<string, number>;
    return confirmAction(question, {
      facts: [
        { label: label('member'), value: member },
        { label: directionName(way), value: format(much ?? 0) },
        { label: t('before'), value: format(before) },
        { label: t('after'), value: format(after(way, much ?? 0)) },
      ],
    });
  });
  const isKnown = typeof wanted === 'number' && after(direction, wanted) >= 0;
  return (
    <>
      <SchemaField name="direction">
        {(control, words) => (
          <CodeRadios
            control={control}
            label={words.label}
            enumeration="adjustDirection"
            codes={valuesOf(adjustDirection)}
          />
        )}
      </SchemaField>
      {children(isKnown ? `${t('after')} ${format(after(direction, wanted))}` : undefined)}
      <LongTextField name="reason" />
      {more}
    </>
  );
}
