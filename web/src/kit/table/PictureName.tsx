import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Thumbnail } from '../pictures/ImagePreview.tsx';
import type { Column } from './column.ts';
import { NameButton } from './NameButton.tsx';
import css from './PictureName.module.css';

interface Props {
  url: string;
  name: string;
  /** The name as a link or a button, or as text. */
  children: ReactNode;
}

/** The picture and name of a row, the first column of a list. */
export const PictureName = ({ url, name, children }: Props) => (
  <span className={css.name}>
    <Thumbnail url={url} alt={name} />
    {children}
  </span>
);

interface Row {
  name: string;
  actions: readonly string[];
}
const column = <R extends Row>(
  title: string,
  width: number,
  urlOf: (row: R) => string,
  named: (row: R) => ReactNode,
): Column<R> => ({
  ...{ key: 'name', title, width },
  value: ({ name }) => name,
  render: (row) => (
    <PictureName url={urlOf(row)} name={row.name}>
      {named(row)}
    </PictureName>
  ),
});

/** The first column of a list of records: picture and name, which links to the form. Its screen has a `view`, because whoever sees the row may read the record. */
export const pictureNameColumn = <R extends Row>(
  title: string,
  width: number,
  of: (row: R) => { url: string; to: string },
): Column<R> =>
  column(
    title,
    width,
    (row) => of(row).url,
    (row) => (
      <Link to={of(row).to} title={row.name}>
        {row.name}
      </Link>
    ),
  );

/** The same where the form is a dialog over the list, which opens to who may edit the record. */
export const pictureButtonColumn = <R extends Row>(
  title: string,
  width: number,
  urlOf: (row: R) => string,
  open: (row: R) => unknown,
): Column<R> =>
  column(title, width, urlOf, (row) =>
    row.actions.includes('edit') ? (
      <NameButton name={row.name} onClick={() => void open(row)} />
    ) : (
      <span title={row.name}>{row.name}</span>
    ),
  );
