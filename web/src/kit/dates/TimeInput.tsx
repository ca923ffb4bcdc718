import IconClock from '@douyinfe/semi-icons/lib/es/icons/IconClock';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../dialogs/layers.ts';
import { SelectPopup } from '../select/SelectPopup.tsx';
import { useListbox } from '../select/useListbox.ts';
import { useTakenRef } from '../select/useTakenRef.ts';
import css from './dates.module.css';
import { parseTime } from './parseTime.ts';
import { TypedInput, type TypedProps } from './TypedInput.tsx';

const halfHours = Array.from({ length: 48 }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time };
});
/** The time at which the list starts while the field is empty. */
const morning = '08:00';

const halfHourOf = (time: string) => `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`;

/** A time of day, `HH:mm` of 24 hours: typed in any usual way, or chosen from the half hours. */
export function TimeInput(field: TypedProps) {
  const { t } = useTranslation('kit');
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { input, takeRef } = useTakenRef(field.inputRef);
  const known = parseTime(field.value ?? '');
  const list = useListbox({
    options: halfHours,
    value: known ? halfHourOf(known) : morning,
    ...{ editable: true, stale: false },
    onPick: ({ value }) => field.onChange(value),
    onOpen: () => undefined,
    onClose: () => undefined,
    onLastOption: () => undefined,
  });
  useLayer(list.open, 'light', list.hide, { box: root, anchor: root });
  return (
    <div ref={root} className={css.field}>
      <TypedInput
        {...field}
        inputRef={takeRef}
        placeholder={t('timeFormat')}
        parse={parseTime}
        popup={{
          ...{ kind: 'listbox', id: listId, isShown: list.open },
          active: list.active >= 0 && list.isChosen ? `${listId}-${list.active}` : undefined,
        }}
        onChange={(value) => {
          list.hide();
          field.onChange(value);
        }}
        onBlur={() => {
          list.hide();
          field.onBlur?.();
        }}
        onClick={list.show}
        onKeyDown={(event) => {
          // Who only clicked into the field has chosen no option: Enter belongs to the form, as while the list is closed.
          if (event.key === 'Enter' && !(list.open && list.isChosen)) list.hide();
          else list.onKeyDown(event);
        }}
      />
      <IconClock className={css.icon} aria-hidden />
      {list.open && (
        <SelectPopup
          id={listId}
          anchor={root}
          label={field.label ?? input.current?.labels?.[0]?.textContent ?? t('timeFormat')}
          options={halfHours}
          value={field.value}
          active={list.active}
          loading={false}
          footer={undefined}
          onPick={list.pick}
          onHighlight={list.highlight}
          onReachEnd={undefined}
        />
      )}
    </div>
  );
}
