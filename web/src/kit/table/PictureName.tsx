import { Link } from 'react-router-dom';
import { Thumbnail } from '../pictures/ImagePreview.tsx';
import type { Column } from './DataTable.tsx';
import css from './PictureName.module.css';

interface Props {
  url: string;
  name: string;
  /** Where the name leads; absent for those who may only look at the list. */
  to?: string | undefined;
}

/** A row's picture and name, the first column of a list. */
function PictureName({ url, name, to }: Props) {
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

/** The first column of a list of records: its name leads to the form of whoever may edit it. */
export const pictureNameColumn = <Row extends { name: string; actions: readonly string[] }>(
  title: string,
  width: number,
  of: (row: Row) => { url: string; to: string },
): Column<Row> => ({
  ...{ key: 'name', title, width },
  render(row) {
    const { url, to } = of(row);
    return <PictureName url={url} name={row.name} to={row.actions.includes('edit') ? to : undefined} />;
  },
});
