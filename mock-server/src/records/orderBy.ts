type Order<Row> = (a: Row, b: Row) => number;

/** Compares rows by a number or a text of theirs; equal ones stay as they are. */
export function orderBy<Row>(value: (row: Row) => number | string, direction: 'asc' | 'desc'): Order<Row> {
  const sign = direction === 'asc' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [value(a), value(b)];
    return one < other ? -sign : one > other ? sign : 0;
  };
}

/** Compares by the first, and what is equal there by the second. */
export const inTurn =
  <Row>(first: Order<Row>, second: Order<Row>): Order<Row> =>
  (a, b) =>
    first(a, b) || second(a, b);
