import Input from '@douyinfe/semi-ui/lib/es/input';
import TextArea from '@douyinfe/semi-ui/lib/es/input/textarea';
import { useState } from 'react';
import type { AreaValue } from '#contracts/areas/regions.ts';
import { cleanDecimal } from '#contracts/forms/plainText.ts';
import { type Enumeration, useCodeName } from '../display/useCodeName.ts';
import { ImageUpload } from '../pictures/ImageUpload.tsx';
import { withCover } from '../pictures/images.ts';
import { AreaPicker } from '../select/AreaPicker.tsx';
import { Select } from '../select/Select.tsx';
import { pasteClean, pasteNumber, plainLines, useCleanTyping } from './cleanTyping.ts';
import type { Control } from './Field.tsx';
import css from './formInputs.module.css';

/** Controls of the long forms. Each takes the props of `Field`, and its values are those of the wire. */

export function LongTextInput({ control, maxLength }: { control: Control; maxLength: number }) {
  const { id, value, onChange, onBlur, inputRef, invalid, required, describedBy } = control;
  return (
    <TextArea
      id={id}
      ref={inputRef}
      rows={3}
      autosize={{ minRows: 3, maxRows: 8 }}
      maxCount={maxLength}
      value={(value as string | undefined) ?? ''}
      onChange={onChange}
      onPaste={pasteClean(plainLines)}
      onBlur={onBlur}
      validateStatus={invalid ? 'error' : 'default'}
      aria-invalid={invalid}
      {...(required && { 'aria-required': true })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    />
  );
}

interface CodeProps {
  control: Control;
  label: string;
  enumeration: Enumeration;
  codes: readonly number[];
}

/** One code of an enumeration. */
export function CodeSelect({
  control,
  label,
  enumeration,
  codes,
  clearable = false,
}: CodeProps & { clearable?: boolean }) {
  const name = useCodeName(enumeration);
  return (
    <Select
      {...control}
      label={label}
      clearable={clearable}
      value={control.value as number | undefined}
      options={codes.map((code) => ({ value: code, label: name(code) }))}
      onChange={(code) => control.onChange(code)}
    />
  );
}

/** Any number of codes, each with a checkbox. */
export function CodeChecks({ control, label, enumeration, codes }: CodeProps) {
  const name = useCodeName(enumeration);
  const held = (control.value as number[] | undefined) ?? [];
  const toggle = (code: number) =>
    control.onChange(codes.filter((other) => (other === code ? !held.includes(code) : held.includes(other))));
  return (
    // The id is on the group, so that a click on the caption does not tick the first box.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div
      id={control.id}
      className={css.checks}
      role="group"
      aria-label={label}
      aria-describedby={control.describedBy}
    >
      {codes.map((code, at) => (
        <label key={code}>
          <input
            {...(at === 0 && { ref: control.inputRef })}
            type="checkbox"
            checked={held.includes(code)}
            aria-invalid={control.invalid || undefined}
            onChange={() => toggle(code)}
            onBlur={control.onBlur}
          />
          {name(code)}
        </label>
      ))}
    </div>
  );
}

interface DecimalProps {
  control: Control;
  unit?: string;
}

/** A number with at most two decimals that is sent in hundredths: a rate in %, an area in ㎡, money in yuan. */
export const HundredthsInput = (props: DecimalProps) => <DecimalInput {...props} decimals={2} />;
/** A number with at most one decimal that is sent in tenths: a discount in 折. */
export const TenthsInput = (props: DecimalProps) => <DecimalInput {...props} decimals={1} />;

function DecimalInput({ control, unit, decimals }: DecimalProps & { decimals: 1 | 2 }) {
  const stored = control.value as number | undefined;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (typeof stored === 'number' ? String(stored / 10 ** decimals) : '');
  const { onTyped, ...typing } = useCleanTyping(shown, (text) => {
    const pattern = decimals === 2 ? /^\d{0,10}(\.\d{0,2})?/ : /^\d{0,10}(\.\d?)?/;
    const kept = pattern.exec(cleanDecimal(text).replace(/[^\d.]/g, ''))?.[0] ?? '';
    setTyped(kept);
    const [whole = '', part = ''] = kept.split('.');
    // Together they are the digits of the whole number that is sent.
    control.onChange(kept === '' || kept === '.' ? '' : Number(whole + part.padEnd(decimals, '0')));
  });
  return (
    <Input
      id={control.id}
      ref={control.inputRef}
      inputMode="decimal"
      {...typing}
      {...(unit && { suffix: unit })}
      validateStatus={control.invalid ? 'error' : 'default'}
      aria-invalid={control.invalid}
      {...(control.required && { 'aria-required': true })}
      {...(control.describedBy && { 'aria-describedby': control.describedBy })}
      onPaste={pasteNumber(decimals)}
      onChange={onTyped}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
    />
  );
}

export function AreaInput({ control, label }: { control: Control; label: string }) {
  return (
    <AreaPicker
      {...control}
      label={label}
      value={control.value as AreaValue | undefined}
      onChange={({ provinceId, cityId, provinceName, cityName }) =>
        control.onChange({ provinceId, cityId, provinceName, cityName })
      }
    />
  );
}

/** One picture; the value is its address. */
export function PictureInput({
  control,
  crop,
}: {
  control: Control;
  crop?: { width: number; height: number };
}) {
  const { value, onChange, ...rest } = control;
  return (
    <ImageUpload
      {...rest}
      max={1}
      value={value ? [{ url: value as string, name: '' }] : []}
      onChange={(files) => onChange(files[0]?.url ?? '')}
      crop={crop}
      suggestedSize={crop}
    />
  );
}

/** Several pictures; the value is the list of their addresses. */
export function PicturesInput({ control, max }: { control: Control; max: number }) {
  const { value, onChange, ...rest } = control;
  return (
    <ImageUpload
      {...rest}
      max={max}
      value={((value as string[] | undefined) ?? []).map((url) => ({ url, name: '' }))}
      onChange={(files) => onChange(files.map(({ url }) => url))}
    />
  );
}

/** Several pictures in their order, one marked as the cover; at first the first one. */
export function CoverPicturesInput({ control, max }: { control: Control; max: number }) {
  const { value, onChange, ...rest } = control;
  const pictures = (value as { url: string; covered: boolean }[] | undefined) ?? [];
  return (
    <ImageUpload
      {...rest}
      max={max}
      cover
      value={pictures.map(({ url, covered }) => ({ url, name: '', covered }))}
      onChange={(files) => onChange(withCover(pictures, files).map(({ url, covered }) => ({ url, covered })))}
    />
  );
}
