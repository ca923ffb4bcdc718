import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconHandle from '@douyinfe/semi-icons/lib/es/icons/IconHandle';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { estateVideoKind, videoSource } from '#contracts/enums/estates.ts';
import type { EstateVideo, VideosForm } from '#contracts/estate/media.ts';
import { say } from '#contracts/words.ts';
import { speakMessage } from '../../i18n.ts';
import { SchemaField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { CodeSelect } from '../../kit/form/formInputs.tsx';
import { TextInput } from '../../kit/form/inputs.tsx';
import { PictureField } from '../../kit/form/pictureFields.tsx';
import { sorted, type useSorting } from '../../kit/pictures/useSorting.ts';
import { VideoUpload } from '../../kit/pictures/VideoUpload.tsx';
import css from './VideoRows.module.css';

interface Props {
  at: number;
  /** Undefined where there is nothing to sort. */
  sorting: ReturnType<typeof useSorting> | undefined;
  onRemove: () => void;
}

/** The fields of one video. A VR scene is always a link; what was uploaded or typed comes back with its source. */
export function VideoRow({ at, sorting, onRemove }: Props) {
  const { t } = useTranslation(['estateMedia', 'kit']);
  const id = useId();
  const path = `videos.${at}` as const;
  const { setValue, getValues, clearErrors } = useFormContext<VideosForm>();
  const video = useWatch<VideosForm, typeof path>({ name: path });
  const held = useRef<Partial<Record<number, Pick<EstateVideo, 'url' | 'seconds'>>>>({});
  const rowName = t('video', { n: at + 1 });
  const isVr = video?.kind === estateVideoKind.vr;
  const isLink = video?.source === videoSource.link;

  const setVideo = (url: string, seconds: number) => {
    setValue(`${path}.url`, url, { shouldDirty: true, shouldValidate: url !== '' });
    setValue(`${path}.seconds`, seconds, { shouldDirty: true });
  };
  const setSource = (source: EstateVideo['source']) => {
    const before = getValues(path);
    if (before.source === source) return;
    held.current[before.source] = { url: before.url, seconds: before.seconds };
    setValue(`${path}.source`, source, { shouldDirty: true });
    const { url, seconds } = held.current[source] ?? { url: '', seconds: 0 };
    setValue(`${path}.url`, url, { shouldDirty: true });
    setValue(`${path}.seconds`, seconds, { shouldDirty: true });
    // It asked for what the other source takes.
    clearErrors(`${path}.url`);
  };

  return (
    <li className={css.video} aria-labelledby={id} {...sorted.item} data-drag={sorting?.markOf(at)}>
      <div className={css.head}>
        {sorting && (
          <button
            type="button"
            className={css.grip}
            aria-label={`${t('kit:upload.move')} ${rowName}`}
            title={t('kit:upload.moveHint')}
            {...sorted.grip}
            onPointerDown={sorting.onPointerDown}
            onKeyDown={sorting.onKeyDown(at)}
          >
            <IconHandle aria-hidden />
          </button>
        )}
        <h3 id={id}>{rowName}</h3>
        <Button
          theme="borderless"
          type="tertiary"
          icon={<IconDelete aria-hidden />}
          aria-label={t('kit:removeRow', { row: rowName })}
          onClick={onRemove}
        />
      </div>
      <div className={css.fields}>
        <TextField name={`${path}.title`} />
        <SchemaField name={`${path}.kind`} isShort>
          {(control, { label }) => (
            <CodeSelect
              control={{
                ...control,
                onChange(kind) {
                  control.onChange(kind);
                  if (kind === estateVideoKind.vr) setSource(videoSource.link);
                },
              }}
              label={label}
              enumeration="estateVideoKind"
              codes={Object.values(estateVideoKind)}
            />
          )}
        </SchemaField>
        <SchemaField
          name={`${path}.source`}
          isShort
          {...(isVr && { help: speakMessage(say('vrNeedsLink')) })}
        >
          {(control, { label }) => (
            <CodeSelect
              control={{ ...control, onChange: (source) => setSource(source as EstateVideo['source']) }}
              label={label}
              enumeration="videoSource"
              codes={isVr ? [videoSource.link] : Object.values(videoSource)}
            />
          )}
        </SchemaField>
        <SwitchField name={`${path}.enabled`} />
        <SchemaField name={`${path}.url`}>
          {(control) =>
            isLink ? (
              <TextInput control={control} placeholder="https://" />
            ) : (
              <VideoUpload
                {...control}
                video={{
                  title: video?.title || rowName,
                  url: video?.url ?? '',
                  coverUrl: video?.coverUrl ?? '',
                  seconds: video?.seconds ?? 0,
                  isPage: false,
                }}
                onChange={setVideo}
              />
            )
          }
        </SchemaField>
        <PictureField name={`${path}.coverUrl`} />
      </div>
    </li>
  );
}
