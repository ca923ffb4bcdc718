type Test<Row> = (row: Row) => boolean;

/**
 * One test of a row out of the filters of a call, each with its value: only those that are set cost anything. It may run a million times for one call, so it makes
 * nothing and is a plain loop.
 */
export function rowTest<Row>(filters: readonly (readonly [value: unknown, test: Test<Row>])[]): Test<Row> {
  const asked = filters.filter(([value]) => value !== undefined && value !== '').map(([, test]) => test);
  return (row) => {
    for (const test of asked) if (!test(row)) return false;
    return true;
  };
}
