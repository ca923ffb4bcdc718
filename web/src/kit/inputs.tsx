import Input from '@douyinfe/semi-ui/lib/es/input';
import type { Control } from './Field.tsx';
import { Switch } from './Switch.tsx';

/** Semi inputs controlled by a form. What every control needs for errors is given in one place. */
const common = ({ id, inputRef, invalid, describedBy, onBlur }: Control) => ({
  id,
  ref: inputRef,
  onBlur,
  validateStatus: invalid ? ('error' as const) : ('default' as const),
  'aria-invalid': invalid,
  ...(describedBy && { 'aria-describedby': describedBy }),
});

interface TextProps {
  control: Control;
  maxLength?: number;
  placeholder?: string;
}

export function TextInput({ control, maxLength, placeholder }: TextProps) {
  return (
    <Input
      {...common(control)}
      value={(control.value as string | undefined) ?? ''}
      onChange={control.onChange}
      {...(maxLength && { maxLength, showClear: false })}
      {...(placeholder && { placeholder })}
    />
  );
}

interface DigitsProps {
  control: Control;
  /** Typing stops here (specification section 5: "capped at"). */
  max: number;
  placeholder?: string;
}

/** Keeps digits only. Empty is an empty text (undefined would bring the default back), so the required message speaks. */
export function DigitsInput({ control, max, placeholder }: DigitsProps) {
  const { value } = control;
  return (
    <Input
      {...common(control)}
      inputMode="numeric"
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(text) => {
        const digits = text.replace(/\D/g, '').slice(0, 12);
        control.onChange(digits === '' ? '' : Math.min(Number(digits), max));
      }}
      {...(placeholder && { placeholder })}
    />
  );
}

export function PasswordInput({ control, autoComplete }: { control: Control; autoComplete: string }) {
  return (
    <Input
      {...common(control)}
      mode="password"
      autoComplete={autoComplete}
      maxLength={20}
      value={(control.value as string | undefined) ?? ''}
      onChange={control.onChange}
    />
  );
}

interface SwitchProps {
  control: Control;
  label: string;
  /** Why it stays as it is. */
  locked?: string | undefined;
}

/** 1 or 0, as the wire writes flags. */
export function SwitchInput({ control, label, locked }: SwitchProps) {
  return (
    <Switch
      id={control.id}
      label={label}
      locked={locked}
      checked={control.value === 1}
      onChange={(checked) => control.onChange(checked ? 1 : 0)}
    />
  );
}
