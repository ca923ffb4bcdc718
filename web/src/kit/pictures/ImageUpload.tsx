import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import IconRefresh from '@douyinfe/semi-icons/lib/es/icons/IconRefresh';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageLimits } from '#contracts/areas/uploads.ts';
import { ImageTile, PendingTile } from './ImageTile.tsx';
import css from './ImageUpload.module.css';
import { toggleCover, type UploadedImage } from './images.ts';
import { useCropQueue } from './useCropQueue.tsx';
import { useImageUploads } from './useImageUploads.ts';
import { moved, sorted, useSorting } from './useSorting.ts';

interface Pixels {
  width: number;
  height: number;
}

interface Props {
  id?: string | undefined;
  value: readonly UploadedImage[];
  onChange: (value: UploadedImage[]) => void;
  onBlur?: (() => void) | undefined;
  /** The element that a form focuses. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  max?: number | undefined;
  types?: readonly string[] | undefined;
  megabytes?: number | undefined;
  /** One of the pictures may be marked as the cover. */
  cover?: boolean | undefined;
  /** Renders text or fields below a picture; `label` is the name of its position. */
  caption?: ((image: UploadedImage, label: string, at: number) => ReactNode) | undefined;
  /** Every chosen picture is cut to this size first, except a GIF, which would lose its animation. */
  crop?: Pixels | undefined;
  suggestedSize?: Pixels | undefined;
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

/**
 * Chooses, checks, crops and uploads pictures (specification section 5), several at once. The rules and messages are those of the contracts. Several
 * pictures are sorted by dragging or by keys.
 */
export function ImageUpload(props: Props) {
  const { value, onChange, max = imageLimits.count, crop, suggestedSize } = props;
  const { types = imageLimits.types, megabytes = imageLimits.megabytes } = props;
  const { t } = useTranslation(['kit', 'common']);
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement | null>(null);
  const [over, setOver] = useState(false);
  const { pending, add, retry, forget, admit } = useImageUploads({ value, onChange, max });
  const sorting = useSorting((from, to) => onChange(moved(value, from, to)));
  const failed = pending.filter(({ fault }) => fault !== undefined);
  const cropping = useCropQueue(crop, add, types);

  const single = max === 1;
  const full = !single && value.length + pending.length + cropping.waiting >= max;
  const choose = async (files: FileList | null) => {
    cropping.push(await admit(Array.from(files ?? []), cropping.waiting, { types, megabytes }));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!event.currentTarget.closest('fieldset:disabled')) void choose(event.dataTransfer.files);
  };
  /** The focus goes to the file input when the button that had it is gone. */
  const toInput = () => requestAnimationFrame(() => input.current?.focus());
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    toInput();
  };
  const leaveOut = (key: (typeof pending)[number]['key']) => {
    forget(key);
    toInput();
  };
  const tryAgain = (image: (typeof pending)[number]) => {
    retry(image);
    toInput();
  };
  const nameOf = (image: UploadedImage, at: number) =>
    (single && image.name) || t('upload.image', { n: at + 1 });
  const running = pending.filter(({ fault }) => fault === undefined);
  const progress = running.reduce((sum, one) => sum + one.progress, 0) / running.length;
  // In steps, so that a screen reader is not told of every percent.
  const percent = Math.floor(progress * 4) * 25;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the input does the same by keyboard
    <div
      className={css.upload}
      data-invalid={props.invalid || undefined}
      data-cropped={crop !== undefined || undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        ref={(element) => {
          input.current = element;
          if (typeof props.inputRef === 'function') props.inputRef(element);
          else if (props.inputRef) (props.inputRef as { current: HTMLInputElement | null }).current = element;
        }}
        className={`visuallyHidden ${css.input}`}
        type="file"
        accept={types.map((type) => `.${type}`).join()}
        multiple={!single}
        // Not disabled, which would take the focus away from who has just filled the last place.
        aria-disabled={full || undefined}
        onClick={(event) => full && event.preventDefault()}
        aria-invalid={props.invalid || undefined}
        aria-describedby={[props.describedBy, `${id}-rules`].filter(Boolean).join(' ')}
        onBlur={props.onBlur}
        onChange={(event) => {
          void choose(event.target.files);
          event.target.value = '';
        }}
      />
      <ul className={css.tiles} {...sorted.list}>
        {(single && pending.length > 0 ? [] : value).map((image, at) => (
          <ImageTile
            key={image.url}
            image={image}
            label={nameOf(image, at)}
            caption={props.caption?.(image, nameOf(image, at), at)}
            onCover={props.cover ? () => onChange(toggleCover(value, at)) : undefined}
            onRemove={() => remove(at)}
            place={value.length > 1 ? { at, sorting } : undefined}
            replace={
              single && (
                <label htmlFor={id} className={css.action} title={t('upload.replace')}>
                  <IconRefresh aria-hidden />
                  <span className="visuallyHidden">{t('upload.replace')}</span>
                </label>
              )
            }
          />
        ))}
        {pending.map((image) => (
          <PendingTile
            key={image.key}
            image={image}
            onRetry={() => tryAgain(image)}
            onRemove={() => leaveOut(image.key)}
          />
        ))}
        {(single ? value.length + pending.length === 0 : !full) && (
          <li>
            <label htmlFor={id} className={css.chooser}>
              <IconPlus aria-hidden />
              {t('upload.choose')}
            </label>
          </li>
        )}
      </ul>
      <p className={css.rules} id={`${id}-rules`}>
        {t('upload.help', { types: types.join(t('common:comma')), n: megabytes })}
        {suggestedSize && ` · ${t('upload.suggestedSize', { ...suggestedSize })}`}
        {!single && ` · ${t('upload.counter', { count: value.length, max })}`}
      </p>
      {failed.length > 1 && (
        <Button
          className={css.retryAll}
          size="small"
          onClick={() => {
            for (const image of failed) retry(image);
          }}
        >
          {t('upload.retryAll', { n: failed.length })}
        </Button>
      )}
      <span className="visuallyHidden" role="status">
        {percent >= 0 && t('upload.progress', { percent })}
      </span>
      {cropping.dialog}
    </div>
  );
}
