import { Thumbnail } from './ImagePreview.tsx';
import css from './Pictures.module.css';

/** Attached pictures as thumbnails; each opens large. */
export function Pictures({ urls, name }: { urls: readonly string[]; name: string }) {
  if (urls.length === 0) return <>-</>;
  return (
    <span className={css.pictures}>
      {urls.map((url, at) => (
        <Thumbnail key={url} url={url} alt={`${name} ${at + 1}`} />
      ))}
    </span>
  );
}
