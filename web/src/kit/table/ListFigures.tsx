import css from './ListFigures.module.css';

/** The most important sums over all rows of the filter, above the rows; `-` until they are loaded. */
export function ListFigures({
  figures,
}: {
  figures: readonly { label: string; value: string | undefined }[];
}) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
