import { Link } from 'react-router-dom';
import { formatCount } from '../../kit/display/format.ts';

interface FigureProps {
  label: string;
  /** The address of the list that the number counts. */
  to: string;
  /** undefined while it loads. */
  count: number | undefined;
  failed: boolean;
}

/** A number that links to its list. */
export function Figure({ label, to, count, failed }: FigureProps) {
  return (
    <li>
      <Link to={to}>
        <span>{label}</span>
        <strong>{failed ? '-' : count === undefined ? '…' : formatCount(count)}</strong>
      </Link>
    </li>
  );
}
