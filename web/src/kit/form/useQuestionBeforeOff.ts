import { useFormContext } from 'react-hook-form';
import { useQuestionBeforeSave } from './questionsBeforeSave.ts';

/**
 * Asks before the surrounding form switches off a record that is on, as the switch of its list does.
 * @param record as it is stored; undefined for a new one, which nothing is asked about
 */
export function useQuestionBeforeOff<Stored extends { enabled: number }>(
  record: Stored | undefined,
  ask: (record: Stored) => Promise<boolean>,
): void {
  const { getValues } = useFormContext();
  useQuestionBeforeSave(async () =>
    record?.enabled === 1 && getValues('enabled') === 0 ? ask(record) : true,
  );
}
