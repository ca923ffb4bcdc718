import { Link } from 'react-router-dom';
import { MaskedText } from '../../kit/display/MaskedText.tsx';
import type { Reveal } from '../../kit/display/reveal.ts';
import type { ValueColumn } from '../../kit/table/column.ts';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { mobileOf } from '../members/mobileOf.ts';
import css from './memberColumn.module.css';

interface Traded {
  memberId: string;
  memberName: string;
  memberMobile: string;
  gradeName?: string;
}

interface Options<Row> {
  title: string;
  /** The name of the number that 查看 shows. */
  mobile: (row: Row) => string;
  reveal: (row: Row) => Reveal | undefined;
  /** Where the name leads, and what that is. */
  all: { path: (memberId: string) => string; title: string };
}

/** The member of an order or a refund: his name leads to all that he has; his number is masked, with 查看 for who manages the record. */
export const memberColumn = <Row extends Traded>({
  title,
  mobile,
  reveal,
  all,
}: Options<Row>): ValueColumn<Row> => ({
  ...{ key: 'member', title, width: 124 },
  value: ({ memberName, gradeName }) => [memberName, gradeName].filter(Boolean).join(' '),
  also: [mobileOf(title, ({ memberMobile }) => memberMobile)],
  render: (row) => (
    <TwoLines below={<MaskedText compact value={row.memberMobile} of={mobile(row)} reveal={reveal(row)} />}>
      <Link className={css.name} to={all.path(row.memberId)} title={all.title}>
        {row.memberName}
      </Link>{' '}
      {row.gradeName && <small className={css.grade}>{row.gradeName}</small>}
    </TwoLines>
  ),
});
