import * as z from 'zod/mini';
import { batchIds } from '../batch.ts';
import { text } from '../forms/fields.ts';
import { textBetween } from '../forms/formFields.ts';
import { money } from '../forms/numberFields.ts';
import { pictures } from '../forms/pictureFields.ts';
import '../words/refunds.ts';
import '../words/withdraws.ts';

/** What holds for withdrawals, and what staff type for them (domain design, section 14). Amounts in cents. */

export const withdrawLimits = {
  /** The least that can be taken out. */
  min: 100,
  /** From here on the member has to be known by his document. */
  verifiedFrom: 200_000,
  perDay: { amount: 5_000_000, count: 3 },
  batch: 100,
  certificates: 6,
};

/** 确认到账: the transfer as the bank shows it. */
export const withdrawFinishForm = z.object({
  amount: money('paidOutAmount', 1),
  transferNo: text('transferNo', 64),
  certificates: pictures('finishCertificates', 1, withdrawLimits.certificates),
});
export type WithdrawFinishForm = z.infer<typeof withdrawFinishForm>;

/** 登记打款失败: why the transfer came back. */
export const withdrawFailForm = z.object({ reason: textBetween('failReason', 2, 200) });
export type WithdrawFailForm = z.infer<typeof withdrawFailForm>;

/** 批量审核通过, 批量打款. */
export const withdrawBatchForm = z.object({ ids: batchIds('withdrawsChosen', withdrawLimits.batch) });
