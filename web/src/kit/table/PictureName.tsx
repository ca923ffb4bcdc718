import { Link } from 'react-router-dom';
import { Thumbnail } from '../pictures/ImagePreview.tsx';
import type { Column } from './DataTable.tsx';
import css from './PictureName.module.css';

interface Props {
  url: string;
  name: string;
  /** The address to which the name links; absent for users who may only view the list. */
  to?: string | undefined;
}

/** The picture and name of a row, the first column of a list. */
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

/** The first column of a list of records: picture and name. For a user who may edit the record the name links to its form. */
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
