import Input from '@douyinfe/semi-ui/lib/es/input';
import { useState } from 'react';
import { cleanDecimal } from '#contracts/forms/plainText.ts';
import { useCleanTyping } from '../../kit/form/cleanTyping.ts';
import type { Control } from '../../kit/form/Field.tsx';

const minutesOfHour = 60;

/** A number of hours in steps of a half, such as 1.5. The value is in minutes; an empty field is ''. */
export function HoursInput({ control }: { control: Control }) {
  const minutes = control.value as number | '' | undefined;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof minutes === 'number' ? String(minutes / minutesOfHour) : '');
  const { onTyped, ...typing } = useCleanTyping(shown, (text) => {
    const kept = /^(\d{1,3}(\.[05]?)?)?/.exec(cleanDecimal(text))?.[0] ?? '';
    setTyped(kept);
    control.onChange(kept === '' ? '' : Number(kept) * minutesOfHour);
  });
  return (
    <Input
      id={control.id}
      ref={control.inputRef}
      inputMode="decimal"
      {...typing}
      validateStatus={control.invalid ? 'error' : 'default'}
      aria-invalid={control.invalid}
      {...(control.required && { 'aria-required': true })}
      {...(control.describedBy && { 'aria-describedby': control.describedBy })}
      onChange={onTyped}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
    />
  );
}
