import { useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberBenefits } from '#contracts/areas/memberBenefits.ts';
import type { MemberGrade } from '#contracts/areas/memberGrades.ts';
import { countableBenefits } from '#contracts/enums/members.ts';
import { paging } from '#contracts/envelope.ts';
import { useData } from '../../api/hooks.ts';
import { type RowCell, RowsField } from '../../kit/form/RowsField.tsx';
import { digitsCell } from '../../kit/form/rowCells.tsx';
import { RemoteSelect } from '../../kit/select/RemoteSelect.tsx';

type Known = MemberGrade['benefits'] | undefined;

/** Without a number a year: 0 would give as many as one likes, which nobody may give without having typed it. */
const blank = { benefitId: '', quantity: '' };
const firstOnes = { query: { offset: 0, limit: paging.selectSize } };

/** 权益: the benefits of a grade, each once, and how many a year of those that are counted. */
export function BenefitRows({ known }: { known: Known }) {
  const { t } = useTranslation('memberGrades');
  const chosen = useWatch({ name: 'benefits' }) as { benefitId: string }[] | undefined;
  const ids = (chosen ?? []).map(({ benefitId }) => benefitId).join();
  const uncounted = useUncounted(ids, known);
  useNoQuantities(ids, uncounted);
  const cells = useMemo<readonly RowCell[]>(() => {
    const names = new Map(known?.map(({ benefitId, name }) => [benefitId, name]));
    const taken = ids.split(',');
    return [
      {
        name: 'benefitId',
        width: 'minmax(200px, 320px)',
        input: (control, { label }) => (
          <RemoteSelect
            {...control}
            value={control.value as string}
            label={label}
            endpoint={memberBenefits.allEnabled}
            without={taken.filter((id) => id !== control.value)}
            valueLabel={names.get(control.value as string)}
          />
        ),
      },
      {
        ...{ name: 'quantity', width: '96px', input: digitsCell },
        isNeeded: ({ benefitId }) => !uncounted.has(String(benefitId)),
      },
    ];
  }, [ids, known, uncounted]);
  return (
    <RowsField
      name="benefits"
      cells={cells}
      blank={blank}
      rowName={(n) => t('benefitNo', { n })}
      addText={t('addToGrade')}
      help={t('quantityHelp')}
    />
  );
}

/** Those that are not counted by the year, such as discounts. The types of others than the grade has are asked for when one is chosen. */
function useUncounted(ids: string, known: Known): ReadonlySet<string> {
  const isNew = ids
    .split(',')
    .some((chosen) => chosen !== '' && !known?.some(({ benefitId }) => benefitId === chosen));
  const { data } = useData(memberBenefits.allEnabled, isNew ? firstOnes : null);
  return useMemo(() => {
    const typed = [...(known ?? []).map(({ benefitId: id, type }) => ({ id, type })), ...(data?.list ?? [])];
    return new Set(typed.filter(({ type }) => !countableBenefits.includes(type)).map(({ id }) => id));
  }, [data, known]);
}

/**
 * A number that was typed for a benefit that is counted goes when another kind is chosen in its row, so that no hidden one is saved; the 0 of that kind goes,
 * too, when one that is counted is chosen again.
 */
function useNoQuantities(ids: string, uncounted: ReadonlySet<string>): void {
  const { getValues, setValue } = useFormContext();
  const before = useRef(ids);
  useEffect(() => {
    const [now, were] = [ids.split(','), before.current.split(',')];
    before.current = ids;
    const wasUncounted = (at: number) => now.length === were.length && uncounted.has(were[at] ?? '');
    for (const [at, id] of now.entries()) {
      const path = `benefits.${at}.quantity`;
      const held = getValues(path);
      if (uncounted.has(id) && held !== 0) setValue(path, 0, { shouldValidate: false });
      if (!uncounted.has(id) && wasUncounted(at) && held === 0) setValue(path, '', { shouldValidate: false });
    }
  }, [ids, uncounted, getValues, setValue]);
}
