import { heading } from '../../kit/display/useLabel.ts';
import type { FilePart } from '../../kit/table/column.ts';

/** The column of a file for the mobile that stands below a name; `title` is that of the name. */
export const mobileOf = <Row>(title: string, value: (row: Row) => string): FilePart<Row> => ({
  title: `${title} ${heading('mobile')}`,
  value,
});
