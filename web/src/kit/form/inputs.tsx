import Input from '@douyinfe/semi-ui/lib/es/input';
import { cleanPhone } from '#contracts/forms/fields.ts';
import { cleanIdentity } from '#contracts/forms/identity.ts';
import { isMaskedDocument, isMaskedMobile } from '#contracts/forms/masks.ts';
import { cleanWhole } from '#contracts/forms/plainText.ts';
import {
  mobileLength,
  pasteClean,
  pasteNumber,
  plainLine,
  shortMobile,
  useCleanTyping,
} from './cleanTyping.ts';
import type { Control } from './Field.tsx';
import { Switch } from './Switch.tsx';

/** Semi inputs controlled by a form. The props that all of them need are set in one place. */
const common = ({ id, inputRef, invalid, required, describedBy, onBlur }: Control) => ({
  id,
  ref: inputRef,
  onBlur,
  validateStatus: invalid ? ('error' as const) : ('default' as const),
  'aria-invalid': invalid,
  ...(required && { 'aria-required': true }),
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
      onPaste={pasteClean(plainLine)}
      {...(maxLength && { maxLength, showClear: false })}
      {...(placeholder && { placeholder })}
    />
  );
}

interface CodeInputProps {
  control: Control;
  /** Reduces typed or pasted text to what the contract's rule checks. */
  clean: (text: string) => string;
  /** Maximum number of characters, counted after cleaning. */
  max: number;
  placeholder?: string | undefined;
  inputMode?: 'numeric' | 'tel' | 'text';
}

/** A number or code: the text is cleaned first, then cut to its maximum length. */
export function CodeInput({ control, clean, max, placeholder, inputMode = 'text' }: CodeInputProps) {
  const { onTyped, ...typing } = useCleanTyping((control.value as string | undefined) ?? '', (text) =>
    control.onChange(clean(text).slice(0, max)),
  );
  return (
    <Input
      {...common(control)}
      {...typing}
      inputMode={inputMode}
      onChange={onTyped}
      {...(placeholder && { placeholder })}
    />
  );
}

/** A masked number is left as it is. */
const orMask =
  (clean: (text: string) => string, isMask: (text: string) => boolean = isMaskedMobile) =>
  (text: string) =>
    isMask(text) ? text : clean(text);

export function MobileInput({ control, placeholder }: { control: Control; placeholder?: string }) {
  return (
    <CodeInput
      control={control}
      clean={orMask(shortMobile)}
      max={mobileLength + 2}
      placeholder={placeholder}
      inputMode="tel"
    />
  );
}

/** A mobile, landline or service number. */
export function PhoneInput({ control }: { control: Control }) {
  return <CodeInput control={control} clean={orMask(cleanPhone)} max={20} inputMode="tel" />;
}

/** The number of an ID card or another document. */
export const DocumentInput = ({ control }: { control: Control }) => (
  <CodeInput control={control} clean={orMask(cleanIdentity, isMaskedDocument)} max={20} />
);

interface DigitsProps {
  control: Control;
  /** Typing cannot exceed this number. Without it a number that is too large stays, and the form says what it may be. */
  cap?: number;
  placeholder?: string;
}

/** Keeps digits only. An empty field is '' (undefined would bring the default back), so that the required rule reports it. */
export function DigitsInput({ control, cap = Number.MAX_SAFE_INTEGER, placeholder }: DigitsProps) {
  const held = control.value as number | string | null | undefined;
  const { onTyped, ...typing } = useCleanTyping(
    held === undefined || held === null ? '' : String(held),
    (text) => {
      const digits = cleanWhole(text).slice(0, 12);
      control.onChange(digits === '' ? '' : Math.min(Number(digits), cap));
    },
  );
  return (
    <Input
      {...common(control)}
      {...typing}
      inputMode="numeric"
      onPaste={pasteNumber(0)}
      onChange={onTyped}
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
  /** Why the switch cannot be changed; undefined if it can. */
  locked?: string | undefined;
}

/** Sends 1 or 0, as flags are on the wire. */
export function SwitchInput({ control, label, locked }: SwitchProps) {
  return (
    <Switch
      {...control}
      label={label}
      locked={locked}
      checked={control.value === 1}
      onChange={(checked) => control.onChange(checked ? 1 : 0)}
    />
  );
}
