import Input from '@douyinfe/semi-ui/lib/es/input';
import { useState } from 'react';
import { halfWidth } from '#contracts/forms/plainText.ts';
import type { Control } from '../../kit/form/Field.tsx';

/** 4-1, 4.1, 4/1, 4月1日 and 0401 are all 04-01; anything else stays as it is, so that the schema refuses it. */
function monthDayOf(text: string): string {
  const plain = halfWidth(text);
  const parts = /^(\d{1,2})[-./月 ](\d{1,2})日?$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain);
  return parts ? `${parts[1]?.padStart(2, '0')}-${parts[2]?.padStart(2, '0')}` : plain;
}

/** A day of every year, `MM-dd`, typed in any usual way. */
export function MonthDayInput({ control }: { control: Control }) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      id={control.id}
      ref={control.inputRef}
      placeholder="MM-DD"
      value={typed ?? (control.value as string | undefined) ?? ''}
      validateStatus={control.invalid ? 'error' : 'default'}
      aria-invalid={control.invalid}
      {...(control.describedBy && { 'aria-describedby': control.describedBy })}
      onChange={(text) => {
        setTyped(text.slice(0, 20));
        control.onChange(monthDayOf(text));
      }}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
    />
  );
}
