import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { speakMessage } from '../../i18n.ts';
import fieldCss from './Field.module.css';
import type { Control } from './Field.tsx';
import { firstMessage } from './firstMessage.ts';
import { type FieldWords, useFieldWords } from './formSchema.ts';
import css from './RowsField.module.css';
import { useSectionField } from './sections.ts';
import { useShown, useShowsAll } from './shownFields.ts';

/** One column of the rows. */
export interface RowCell {
  /** Field of a row. */
  name: string;
  /** The column's track in the CSS grid: `104px`, `minmax(96px, 1fr)`. */
  width: string;
  /** Whether a row needs the field; its place stays empty where it does not. */
  isNeeded?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Renders the control of one row; it stands in a group with the name of the row. */
  input: (control: Control, words: FieldWords) => ReactNode;
}

interface Props {
  /** A list in the form's values. Its limit is the greatest number of rows; a required list keeps its last row. */
  name: string;
  cells: readonly RowCell[];
  /** The values of an added row. */
  blank: object;
  /** The name of row n (from 1). */
  rowName: (n: number) => string;
  addText: string;
  help?: string;
  /** For a list that is required depending on other fields. */
  required?: boolean;
}

/**
 * A list in a form: one row per entry, each with the same controls below common headings. The labels come from the form's schema. Everything can be
 * reached by keyboard: an added row takes the focus, and after a removal the add button has it. The first error of a row is shown below it.
 */
export function RowsField({ name, cells, blank, rowName, addText, help, required }: Props) {
  const { t } = useTranslation('kit');
  const words = useFieldWords(name);
  const isRequired = required ?? words.required;
  const id = useId();
  const adder = useRef<HTMLSpanElement>(null);
  const { fields, append, remove } = useFieldArray({ name });
  const { errors } = useFormState({ name });
  const isShown = useShown(name);
  const isForm = useShowsAll();
  useSectionField(name);
  const faults = faultsOf(errors[name]);
  const onRemove = (at: number) => {
    remove(at);
    // The add button of a full list can have the focus only when it is shown without the row.
    requestAnimationFrame(() => adder.current?.querySelector('button')?.focus());
  };
  if (!isShown) return null;
  const describedBy =
    [faults.ofAll && `${id}-fault`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const tracks = { '--tracks': `${cells.map(({ width }) => width).join(' ')} 32px` } as CSSProperties;
  return (
    <div className={fieldCss.row} data-field data-fault={faults.ofAll !== undefined || undefined}>
      <span
        id={`${id}-label`}
        className={isRequired ? `${fieldCss.label} ${fieldCss.required}` : fieldCss.label}
      >
        {words.label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser */}
      <div
        className={css.rows}
        style={tracks}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
      >
        {fields.length > 0 && (
          <div className={css.heads} aria-hidden>
            {cells.map((cell) => (
              <CellHead key={cell.name} path={`${name}.0.${cell.name}`} />
            ))}
          </div>
        )}
        {fields.map((field, at) => {
          const of = rowName(at + 1);
          const fault = faults.ofRow(at);
          const faultId = `${id}-fault-${at}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
            <div key={field.id} role="group" aria-label={of} className={css.row}>
              <div className={css.cells}>
                {cells.map((cell) => (
                  <CellOf key={cell.name} cell={cell} row={`${name}.${at}`} faultId={fault && faultId} />
                ))}
                {isForm && (
                  <Button
                    theme="borderless"
                    type="tertiary"
                    icon={<IconDelete aria-hidden />}
                    aria-label={t('removeRow', { row: of })}
                    disabled={isRequired && fields.length === 1}
                    onClick={() => onRemove(at)}
                  />
                )}
              </div>
              {fault && (
                <p id={faultId} className={fieldCss.fault}>
                  {speakMessage(fault)}
                </p>
              )}
            </div>
          );
        })}
        {isForm && (
          <span ref={adder}>
            <Button
              icon={<IconPlus aria-hidden />}
              disabled={words.max !== undefined && fields.length >= words.max}
              onClick={() => append(blank, { focusName: `${name}.${fields.length}.${cells[0]?.name}` })}
            >
              {addText}
            </Button>
          </span>
        )}
        {faults.ofAll && (
          <p id={`${id}-fault`} className={fieldCss.fault}>
            {speakMessage(faults.ofAll)}
          </p>
        )}
        {help && (
          <p id={`${id}-help`} className={fieldCss.help}>
            {help}
          </p>
        )}
      </div>
    </div>
  );
}

/** The error messages of a list: of a single row, and of the list as a whole. */
function faultsOf(errors: unknown) {
  const given = (errors ?? {}) as Record<number, object | undefined> & { message?: string; root?: object };
  return {
    ofRow: (at: number) => given[at] && firstMessage(given[at]),
    ofAll: given.message ?? (given.root && firstMessage(given.root)),
  };
}

function CellHead({ path }: { path: string }) {
  return <span>{useFieldWords(path).label}</span>;
}

interface CellOfProps {
  cell: RowCell;
  /** The path of its row. */
  row: string;
  faultId: string | undefined;
}

function CellOf({ cell, row, faultId }: CellOfProps) {
  const control = <Cell path={`${row}.${cell.name}`} faultId={faultId} input={cell.input} />;
  if (!cell.isNeeded) return control;
  return (
    <NeededCell row={row} isNeeded={cell.isNeeded}>
      {control}
    </NeededCell>
  );
}

interface NeededCellProps extends Required<Pick<RowCell, 'isNeeded'>> {
  row: string;
  children: ReactNode;
}

function NeededCell({ row, isNeeded, children }: NeededCellProps) {
  const values = useWatch({ name: row });
  return isNeeded(values ?? {}) ? children : <span className={css.cell} />;
}

interface CellProps {
  path: string;
  faultId: string | undefined;
  input: RowCell['input'];
}

/** One control. Its heading stands above the column, on narrow screens before the control. */
function Cell({ path, faultId, input }: CellProps) {
  const words = useFieldWords(path);
  const id = useId();
  const { field, fieldState } = useController({ name: path });
  const { value, onChange, onBlur, ref } = field;
  return (
    <span className={css.cell}>
      <label htmlFor={id}>{words.label}</label>
      <span className={css.control}>
        {input(
          {
            id,
            value,
            onChange,
            onBlur,
            inputRef: ref,
            invalid: fieldState.invalid,
            required: words.required === true,
            describedBy: fieldState.invalid ? faultId : undefined,
          },
          words,
        )}
        {words.unit}
      </span>
    </span>
  );
}
