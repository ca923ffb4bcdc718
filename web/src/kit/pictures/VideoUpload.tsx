import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import IconRefresh from '@douyinfe/semi-icons/lib/es/icons/IconRefresh';
import IconVideo from '@douyinfe/semi-icons/lib/es/icons/IconVideo';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { videoLimits } from '#contracts/forms/mp4.ts';
import { notify } from '../../api/notice.ts';
import { uploadVideo } from '../../api/upload.ts';
import { speakMessage } from '../../i18n.ts';
import { formatDuration } from '../display/format.ts';
import { type PendingUpload, useUploads } from './useUploads.ts';
import { type ShownVideo, VideoThumb } from './VideoThumb.tsx';
import css from './VideoUpload.module.css';
import { secondsOf, videoFault } from './videos.ts';

interface Props {
  id: string;
  /** `url` is '' while there is none. */
  video: ShownVideo;
  onChange: (url: string, seconds: number) => void;
  onBlur: () => void;
  /** The element that a form focuses. */
  inputRef: Ref<HTMLInputElement>;
  invalid: boolean;
  describedBy: string | undefined;
}

/** Chooses, checks and uploads one video, and reads its length. A new one replaces it once it has arrived. */
export function VideoUpload({ id, video, onChange, onBlur, inputRef, invalid, describedBy }: Props) {
  const { t } = useTranslation(['kit', 'common']);
  const [over, setOver] = useState(false);
  const lengths = useRef(new Map<string, number>());
  const box = useRef<HTMLDivElement>(null);
  const { pending, add, retry, forget } = useUploads({
    async send(file, name, options) {
      const [url, seconds] = await Promise.all([uploadVideo(file, name, options), secondsOf(file)]);
      lengths.current.set(url, seconds);
      return url;
    },
    isTimed: false,
    onStored: (url) => onChange(url, lengths.current.get(url) ?? 0),
  });
  const choose = async (files: FileList | null) => {
    const [file] = Array.from(files ?? []);
    if (!file) return;
    const fault = await videoFault(file);
    if (fault) return notify('error', speakMessage(fault));
    for (const { key } of pending) forget(key);
    add(file, file.name);
  };
  const toInput = () => requestAnimationFrame(() => box.current?.querySelector('input')?.focus());
  const [going] = pending;
  const rules = `${id}-rules`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the input does the same by keyboard
    <div
      ref={box}
      className={css.video}
      data-invalid={invalid || undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (!event.currentTarget.closest('fieldset:disabled')) void choose(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        ref={inputRef}
        className={`visuallyHidden ${css.input}`}
        type="file"
        accept={videoLimits.types.map((type) => `.${type}`).join()}
        aria-invalid={invalid || undefined}
        aria-describedby={[describedBy, rules].filter(Boolean).join(' ')}
        onBlur={onBlur}
        onChange={(event) => {
          void choose(event.target.files);
          event.target.value = '';
        }}
      />
      {going ? (
        <Going
          upload={going}
          onRetry={() => retry(going)}
          onRemove={() => {
            forget(going.key);
            toInput();
          }}
        />
      ) : video.url === '' ? (
        <label htmlFor={id} className={css.chooser}>
          <IconVideo aria-hidden />
          {t('video.choose')}
        </label>
      ) : (
        <div className={css.stored}>
          <VideoThumb video={video} />
          <div className={css.facts}>
            {video.seconds !== undefined && video.seconds > 0 && (
              <span>{t('video.duration', { time: formatDuration(video.seconds) })}</span>
            )}
            <span className={css.buttons}>
              <label htmlFor={id} className={css.replace}>
                <IconRefresh aria-hidden />
                {t('video.replace')}
              </label>
              <Button
                theme="borderless"
                type="tertiary"
                icon={<IconDelete aria-hidden />}
                onClick={() => {
                  onChange('', 0);
                  toInput();
                }}
              >
                {t('video.remove')}
              </Button>
            </span>
          </div>
        </div>
      )}
      <p className={css.rules} id={rules}>
        {t('upload.help', { types: videoLimits.types.join(t('common:comma')), n: videoLimits.megabytes })}
      </p>
    </div>
  );
}

interface GoingProps {
  upload: PendingUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A video that is going up, or failed to. */
function Going({ upload: { name, file, progress, fault }, onRetry, onRemove }: GoingProps) {
  const { t } = useTranslation(['kit', 'common']);
  const megabytes = (bytes: number) => (bytes / 1_048_576).toFixed(1);
  return (
    <div className={css.going} data-failed={fault !== undefined || undefined}>
      <span className={css.name} title={name}>
        {name}
      </span>
      {fault === undefined ? (
        <>
          <progress aria-label={name} value={progress} max={1} />
          <span className={css.share}>
            {`${megabytes(file.size * progress)} / ${megabytes(file.size)} MB · ${Math.floor(progress * 100)}%`}
          </span>
          <Button size="small" onClick={onRemove}>
            {t('upload.cancel')}
          </Button>
        </>
      ) : (
        <>
          <span className={css.fault} role="alert">
            {fault}
          </span>
          <Button size="small" onClick={onRetry}>
            {t('common:retry')}
          </Button>
          <Button size="small" type="tertiary" onClick={onRemove}>
            {t('video.remove')}
          </Button>
        </>
      )}
    </div>
  );
}
