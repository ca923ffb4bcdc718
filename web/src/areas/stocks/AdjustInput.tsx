import { useTranslation } from 'react-i18next';
import {
  type AdjustWay,
  adjustWays,
  isByRate,
  type PriceAdjustment,
  priceSteps,
} from '#contracts/trade/priceAdjust.ts';
import type { Control } from '../../kit/form/Field.tsx';
import { HundredthsInput } from '../../kit/form/formInputs.tsx';
import { Select } from '../../kit/select/Select.tsx';
import css from './BatchDialog.module.css';

const wayTexts = {
  raiseRate: 'stocks:adjust.raiseRate',
  cutRate: 'stocks:adjust.cutRate',
  raiseAmount: 'stocks:adjust.raiseAmount',
  cutAmount: 'stocks:adjust.cutAmount',
} as const;
const stepNames = { 100: 'yuan', 10: 'tenth', 1: 'cent' } as const;

/** What is set while the number is not typed yet; the schema refuses '' as missing. */
export const firstAdjustment: PriceAdjustment = {
  way: 'raiseRate',
  by: '' as unknown as number,
  step: priceSteps[0],
};

/** 调价: up or down, by a share or an amount, and the rounding. */
export function AdjustInput({ control }: { control: Control }) {
  const { t } = useTranslation(['stocks', 'common']);
  const adjust = control.value as PriceAdjustment;
  const change = (part: Partial<PriceAdjustment>) => control.onChange({ ...adjust, ...part });
  return (
    <div className={css.adjust}>
      <Select<AdjustWay>
        label={t('stocks:adjust.way')}
        value={adjust.way}
        options={adjustWays.map((way) => ({ value: way, label: t(wayTexts[way]) }))}
        onChange={(way) => way && change({ way })}
      />
      <HundredthsInput
        control={{ ...control, value: adjust.by, onChange: (by) => change({ by: by as number }) }}
        unit={t(isByRate(adjust.way) ? 'common:unit.percent' : 'common:unit.yuan')}
      />
      <Select
        label={t('stocks:adjust.step')}
        value={adjust.step}
        options={priceSteps.map((step) => ({
          value: step,
          label: t(`stocks:adjust.steps.${stepNames[step]}`),
        }))}
        onChange={(step) => step && change({ step })}
      />
    </div>
  );
}
