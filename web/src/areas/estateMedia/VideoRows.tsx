import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useRef } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { estateMediaLimits, estateVideo } from '#contracts/estate/media.ts';
import { blankOf } from '#contracts/forms/blank.ts';
import { speakMessage } from '../../i18n.ts';
import { firstMessage } from '../../kit/form/firstMessage.ts';
import { useSectionField } from '../../kit/form/sections.ts';
import { useShown } from '../../kit/form/shownFields.ts';
import { sorted, useSorting } from '../../kit/pictures/useSorting.ts';
import { VideoRow } from './VideoRow.tsx';
import css from './VideoRows.module.css';

const name = 'videos';

/** The videos of a project in their order, each with its own fields. */
export function VideoRows() {
  const { t } = useTranslation('estateMedia');
  const { fields, append, remove, move } = useFieldArray({ name });
  const { errors } = useFormState({ name });
  const isShown = useShown(name);
  const adder = useRef<HTMLDivElement>(null);
  const sorting = useSorting(move);
  useSectionField(name);
  if (!isShown) return null;
  const given = errors[name] as { message?: string; root?: object } | undefined;
  const fault = given?.message ?? (given?.root && firstMessage(given.root));
  const full = fields.length >= estateMediaLimits.videos;
  return (
    <div className={css.videos}>
      {fields.length === 0 && <p className={css.none}>{t('noVideos')}</p>}
      <ol className={css.list} {...sorted.list}>
        {fields.map((field, at) => (
          <VideoRow
            key={field.id}
            at={at}
            sorting={fields.length > 1 ? sorting : undefined}
            onRemove={() => {
              remove(at);
              adder.current?.querySelector('button')?.focus();
            }}
          />
        ))}
      </ol>
      <div ref={adder} className={css.add}>
        <Button
          icon={<IconPlus aria-hidden />}
          disabled={full}
          onClick={() => append(blankOf(estateVideo), { focusName: `${name}.${fields.length}.title` })}
        >
          {t('addVideo')}
        </Button>
        <span className={css.count}>{`${fields.length}/${estateMediaLimits.videos}`}</span>
      </div>
      {fault && <p className={css.fault}>{speakMessage(fault)}</p>}
    </div>
  );
}
