import { Link } from 'react-router-dom';
import { Thumbnail } from '../pictures/ImagePreview.tsx';
import css from './PictureName.module.css';

interface Props {
  url: string;
  name: string;
  /** Where the name leads; absent for those who may only look at the list. */
  to?: string | undefined;
}

/** A row's picture and name, the first column of a list. */
export function PictureName({ url, name, to }: Props) {
  return (
    <span className={css.name}>
      <Thumbnail url={url} alt={name} />
      {to ? (
        <Link to={to} title={name}>
          {name}
        </Link>
      ) : (
        <span title={name}>{name}</span>
      )}
    </span>
  );
}
