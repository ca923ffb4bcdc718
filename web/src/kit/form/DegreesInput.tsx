import Input from '@douyinfe/semi-ui/lib/es/input';
import { cleanDegrees, coordinatesOf } from '#contracts/forms/coordinates.ts';
import { usePastedPlace } from '../map/usePastedPlace.ts';
import { useCleanTyping } from './cleanTyping.ts';
import type { Control } from './Field.tsx';

interface Props {
  control: Control;
  /** Called with both coordinates when a pair or a link to a place on a map is pasted. */
  onPair: (pair: { longitude: number; latitude: number }) => void;
}

/** A typed number in degrees; other text is kept as text, so that the schema refuses it. */
export function DegreesInput({ control, onPair }: Props) {
  const held = control.value as number | string | null | undefined;
  const onPaste = usePastedPlace(onPair);
  const { onTyped, ...typing } = useCleanTyping(
    held === undefined || held === null ? '' : String(held),
    (text) => {
      const pair = coordinatesOf(text);
      if (pair) return onPair(pair);
      const plain = cleanDegrees(text).slice(0, 11);
      control.onChange(/^\d{1,3}(\.\d{1,6})?$/.test(plain) ? Number(plain) : plain);
    },
  );
  return (
    <Input
      id={control.id}
      ref={control.inputRef}
      {...typing}
      inputMode="decimal"
      validateStatus={control.invalid ? 'error' : 'default'}
      aria-invalid={control.invalid}
      {...(control.required && { 'aria-required': true })}
      {...(control.describedBy && { 'aria-describedby': control.describedBy })}
      onChange={onTyped}
      onPaste={onPaste}
      onBlur={control.onBlur}
    />
  );
}
