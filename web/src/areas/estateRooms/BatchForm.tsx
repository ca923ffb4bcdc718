// biome-ignore-all lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
import Input, { type InputProps } from '@douyinfe/semi-ui/lib/es/input';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridPlan, GridRoom } from '#contracts/areas/estateBuildings.ts';
import { isPlanOffered, type StatusChange } from '#contracts/estate/roomChanges.ts';
import { cleanDecimal, halfWidth } from '#contracts/forms/plainText.ts';
import { parseMoney } from '../../kit/display/format.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import css from './BatchDialog.module.css';
import { type Plan, type PriceWay, pricesOf } from './batches.ts';

interface Props {
  kind: 'price' | 'status' | 'shape';
  rooms: readonly GridRoom[];
  plans: readonly GridPlan[];
  /** Undefined while the values are not complete. */
  onPlan: (plan: Plan | undefined) => void;
}

/** What a batch sets, for all chosen rooms. */
export function BatchForm({ kind, ...props }: Props) {
  if (kind === 'price') return <PriceForm {...props} />;
  return kind === 'status' ? <StatusForm {...props} /> : <ShapeForm {...props} />;
}
type FormProps = Omit<Props, 'kind'>;

const ways: readonly PriceWay[] = ['fixed', 'percent', 'amount', 'byFloor'];

/** Yuan or percent with a sign, in hundredths. */
function signed(text: string): number | undefined {
  const plain = halfWidth(text).trim();
  const value = parseMoney(cleanDecimal(plain.replace(/^[+-]/, '')));
  return value === undefined ? undefined : plain.startsWith('-') ? -value : value;
}

/** A text field in one line with its name and its unit. */
function NamedInput({ name, unit, ...input }: { name: string; unit?: string } & InputProps) {
  const id = useId();
  return (
    <span className={css.named}>
      <label htmlFor={id}>{name}</label>
      <Input id={id} {...input} />
      {unit}
    </span>
  );
}

function PriceForm({ rooms, onPlan }: FormProps) {
  const { t } = useTranslation(['estateRooms', 'common']);
  const [way, setWay] = useState<PriceWay>('fixed');
  const [text, setText] = useState('');
  const [stepText, setStep] = useState('');
  const name = useId();
  useEffect(() => {
    const value = signed(text);
    const step = way === 'byFloor' ? signed(stepText) : 0;
    const isRight =
      value !== undefined && step !== undefined && (value >= 0 || way === 'percent' || way === 'amount');
    onPlan(isRight ? pricesOf(rooms, { way, value, step }) : undefined);
  }, [way, text, stepText, rooms, onPlan]);
  const unit = way === 'percent' ? '%' : t('common:unit.yuanPerSquareMetre');
  return (
    <div className={css.form} role="group" aria-label={t('batchPrice')}>
      {ways.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={way === one} onChange={() => setWay(one)} />
          {t(`way.${one}`)}
        </label>
      ))}
      <NamedInput
        name={t(`wayValue.${way}`)}
        inputMode="decimal"
        maxLength={14}
        data-first-focus
        value={text}
        onChange={setText}
        unit={unit}
      />
      {way === 'byFloor' && (
        <NamedInput
          name={t('floorStep')}
          inputMode="decimal"
          maxLength={14}
          value={stepText}
          onChange={setStep}
          unit={unit}
        />
      )}
    </div>
  );
}

const targets: readonly StatusChange['status'][] = [10, 20, 30];

function StatusForm({ rooms, onPlan }: FormProps) {
  const { t } = useTranslation('estateRooms');
  const label = useLabel();
  const stateOf = useCodeName('roomSaleStatus');
  const [status, setStatus] = useState<StatusChange['status']>();
  const [reason, setReason] = useState('');
  const name = useId();
  useEffect(() => {
    if (status === undefined) return onPlan(undefined);
    const change = status === 30 ? { status, reason: reason.trim() } : { status };
    onPlan({ name: 'batchStatus', rows: new Map(rooms.map(({ id }) => [id, change])) });
  }, [status, reason, rooms, onPlan]);
  return (
    <div className={css.form} role="group" aria-label={t('batchStatus')}>
      {targets.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={status === one} onChange={() => setStatus(one)} />
          {stateOf(one)}
        </label>
      ))}
      {status === 30 && (
        <NamedInput
          name={label('holdReason')}
          className={css.reason}
          maxLength={100}
          value={reason}
          onChange={setReason}
        />
      )}
    </div>
  );
}

function ShapeForm({ rooms, plans, onPlan }: FormProps) {
  const { t } = useTranslation('estateRooms');
  const [planId, setPlanId] = useState('');
  const name = useId();
  useEffect(() => {
    if (planId === '') return onPlan(undefined);
    onPlan({ name: 'batchPlan', rows: new Map(rooms.map(({ id }) => [id, { planId }])) });
  }, [planId, rooms, onPlan]);
  return (
    <div className={css.form} role="group" aria-label={t('batchPlan')}>
      {plans
        .filter((plan) => isPlanOffered(plan))
        .map((plan) => (
          <label key={plan.id}>
            <input
              type="radio"
              name={name}
              checked={planId === plan.id}
              onChange={() => setPlanId(plan.id)}
            />
            {plan.name}
          </label>
        ))}
    </div>
  );
}
