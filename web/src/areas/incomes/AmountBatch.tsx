import type { BatchResult } from '#contracts/batch.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { formatMoney, formatReportMoney } from '../../kit/display/format.ts';
import { BatchFooter } from '../../kit/table/BatchFooter.tsx';
import { BatchItems } from '../../kit/table/BatchItems.tsx';
import type { BatchDialogProps } from '../../kit/table/BatchOpener.tsx';
import { useBatchCall } from '../../kit/table/useBatchCall.ts';

interface Props<Row> extends BatchDialogProps<Row> {
  title: string;
  /** Makes the call, quietly. */
  send: (ids: string[]) => Promise<readonly BatchResult[]>;
  /** The number of a record, and what stands between its member and its amount. */
  lineOf: (row: Row) => { name: string; about: string };
  /** What will be done, before it is sent. */
  willDo: (count: number, amount: string) => string;
  /** What became of it. */
  result: (done: number, failed: number) => string;
}

/** A move of many incomes or plans: how many and how much, and then what became of each. What failed, or was not answered, can be sent again. */
export function AmountBatch<Row extends { id: string; memberName: string; amount: number }>({
  rows,
  onSent,
  onClose,
  ...of
}: Props<Row>) {
  const batch = useBatchCall(of.send, onSent);
  const { busy, isSent, failed } = batch;
  const sum = formatReportMoney(rows.reduce((all, { amount }) => all + amount, 0));
  return (
    <TopDialog
      title={of.title}
      width={640}
      onClose={() => !busy && onClose()}
      footer={<BatchFooter {...{ batch, onClose }} ids={rows.map(({ id }) => id)} />}
    >
      <BatchItems
        summary={isSent ? of.result(rows.length - failed.length, failed.length) : of.willDo(rows.length, sum)}
        lines={rows.map((row) => {
          const { name, about } = of.lineOf(row);
          const detail = `${row.memberName} ${about} ${formatMoney(row.amount)}`;
          return { id: row.id, name, detail, ...batch.stateOf(row.id) };
        })}
      />
    </TopDialog>
  );
}
