import { withdrawStatus, withdrawWay } from '#contracts/enums/finance.ts';
import { withdrawMoves } from '#contracts/examples/withdraws.ts';
import { transferNoOf, withdrawIn } from '#mock/control/states/withdrawSetup.ts';
import type { Mock } from '#mock/wire/mock.ts';
import type { Input } from './running.ts';

/** What the calls of withdrawals need: one in the right status. */

const { toAudit, toPay, paying, failed } = withdrawStatus;
const batches: Record<string, number> = { batchAudit: toAudit, batchPay: toPay };
const needs: Record<string, { status: number; body?: object }> = {
  get: { status: toAudit },
  reveal: { status: toAudit },
  audit: { status: toAudit, body: withdrawMoves.audit },
  pay: { status: toPay },
  finish: { status: paying, body: withdrawMoves.finish },
  fail: { status: paying, body: withdrawMoves.fail },
  retry: { status: failed },
  giveBack: { status: failed },
};

/** Undefined for the calls of other areas, and for lists. @param name of an endpoint */
export function withdrawInput(mock: Mock, name: string): Input | undefined {
  const [area, call = ''] = name.split('.');
  if (area !== 'withdraws') return undefined;
  const status = batches[call];
  if (status !== undefined) return { body: { ids: [withdrawIn(mock, status).id] } };
  const need = needs[call];
  if (!need) return undefined;
  const withdraw = withdrawIn(mock, need.status, { way: withdrawWay.bank });
  const number = call === 'finish' && { transferNo: transferNoOf(withdraw) };
  return { params: { id: withdraw.id }, ...(need.body && { body: { ...need.body, ...number } }) };
}
