// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FormProvider, useForm } from 'react-hook-form';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderStatus } from '#contracts/enums/orders.ts';
import { belongType } from '#contracts/enums.ts';
import { rightIds } from '#contracts/rights/rights.ts';
import { backendAt } from '../../../testing/backendAt.ts';
import { drawing, inChinese } from '../../../testing/drawing.ts';
import { useSession } from '../../api/session.ts';
import { onQuestion, type Question } from '../../kit/dialogs/confirm.ts';
import { type Ask, isAgreed, QuestionsBeforeSave } from '../../kit/form/questionsBeforeSave.ts';
import trade from '../../locales/zh/trade.ts';
import { AsksBeforeMove } from './AsksBeforeMove.tsx';

const { draw } = drawing();
inChinese({ trade });

/** A hotel of merchant 6 in its form; the server has so many orders of it to be used. */

let toUse = 3;
const server = createServer((_, response) => {
  const counts = [
    { status: orderStatus.toUse, count: toUse },
    { status: orderStatus.done, count: 20 },
  ];
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.end(JSON.stringify({ status: 1, message: '', data: { total: toUse + 20, counts } }));
});
const questions = new Set<Ask>();
const hotel = { id: '3', name: '云栖湖度假酒店', merchantId: '6' };

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backendAt(base);
});
afterAll(() => {
  server.close();
});
let asked: Question[] = [];
beforeEach(() => {
  toUse = 3;
  asked = [];
  useSession.setState({
    token: 'T',
    user: { id: '2', belongType: belongType.system } as never,
    rights: new Set([rightIds.viewOrderHotel]),
  });
});

function Form({ merchantId, record }: { merchantId: string; record: typeof hotel | undefined }) {
  return (
    <QuestionsBeforeSave.Provider value={questions}>
      <FormProvider {...useForm({ defaultValues: { merchantId } })}>
        <AsksBeforeMove kind="hotel" record={record} />
      </FormProvider>
    </QuestionsBeforeSave.Provider>
  );
}
/** Whether the form is saved once the user has given this answer to what he is asked. */
async function saves(merchantId: string, answer: boolean, isNew = false) {
  const record = isNew ? undefined : hotel;
  draw(<Form key={merchantId} {...{ merchantId, record }} />);
  const stop = onQuestion((question) => {
    asked.push(question);
    question.answer(answer);
  });
  const saved = await isAgreed(questions);
  stop();
  draw(null);
  return saved;
}

test.each([true, false])('a hotel with orders to serve goes to another merchant after a %s', async (yes) => {
  expect(await saves('7', yes)).toBe(yes);
  expect(asked.map(({ facts }) => facts?.map(({ value }) => value))).toEqual([['云栖湖度假酒店', '3']]);
  expect(asked[0]?.warnings).toEqual(['未完成的订单仍归原商户，由其继续接待']);
});

test('nothing is asked where there are no such orders, the merchant stays, or the hotel is new', async () => {
  expect(await saves('6', false)).toBe(true);
  expect(await saves('7', false, true)).toBe(true);
  toUse = 0;
  expect(await saves('7', false)).toBe(true);
  expect(asked).toEqual([]);
});

test('nothing is asked of who may not see orders', async () => {
  useSession.setState({ rights: new Set() });
  expect(await saves('7', false)).toBe(true);
  expect(asked).toEqual([]);
});
