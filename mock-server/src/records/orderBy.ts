/** Compares rows by a number or a text of theirs; equal ones stay as they are. */
export function orderBy<Row>(value: (row: Row) => number | string, direction: 'asc' | 'desc') {
  const sign = direction === 'asc' ? 1 : -1;
  return (a: Row, b: Row): number => {
    const [one, other] = [value(a), value(b)];
    return one < other ? -sign : one > other ? sign : 0;
  };
}
