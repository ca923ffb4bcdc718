import { describe, it } from 'vitest';
import { estateBookings } from '#contracts/areas/estateBookings.ts';
import { estateRecommends } from '#contracts/areas/estateRecommends.ts';
import { status } from '#contracts/envelope.ts';
import { bookingInput } from './bookingInputs.ts';
import { mockFor } from './mockFor.ts';
import { recommendInput } from './recommendInputs.ts';
import type { Input } from './running.ts';
import { long } from './wrongForms.ts';

/** What each field of the forms of leads and recommends is told when it is wrong (domain design, sections 5.2 and 5.4). */

const { mock, refuses } = mockFor('platformAdmin', { scale: 0.05 });

const mobile = '请输入正确的手机号码';
const money = (label: string, from = '0') => `${label}范围为${from}-99999999.99元`;

/** The right call with one value that is wrong, after which the state is as before. */
const wrongly = (input: Input | undefined, values: object): Input => {
  return { ...input, body: { ...(input?.body as object), ...values } };
};

describe('a recommend', () => {
  it.each<[keyof typeof estateRecommends, object, string, string]>([
    ['add', { memberMobile: '' }, '请输入手机号', 'memberMobile'],
    ['add', { memberMobile: '123' }, mobile, 'memberMobile'],
    ['add', { estateId: '' }, '请选择项目', 'estateId'],
    ['add', { customerName: ' ' }, '请输入客户姓名', 'customerName'],
    ['add', { customerMobile: '12900001111' }, mobile, 'customerMobile'],
    ['add', { relation: 99 }, '请选择与客户关系', 'relation'],
    ['add', { remark: long(201) }, '备注不能超过200个字符', 'remark'],
    ['audit', { consultantId: '' }, '请选择置业顾问', 'consultantId'],
    ['audit', { pass: 0, reason: long(101) }, '拒绝原因不能超过100个字符', 'reason'],
    ['visit', { visitTime: '' }, '请选择到访时间', 'visitTime'],
    ['visit', { pictures: ['x'] }, '请上传正确的图片', 'pictures.0'],
    ['subscribe', { roomId: '' }, '请选择认购房源', 'roomId'],
    ['subscribe', { subscribeAmount: -1 }, money('认购金'), 'subscribeAmount'],
    ['subscribe', { subscribeDate: '2026-02-30' }, '请选择认购日期', 'subscribeDate'],
    ['unsubscribe', { date: '' }, '请选择退定日期', 'date'],
    ['unsubscribe', { reason: '空' }, '退定原因不能少于2个字符', 'reason'],
    ['unsubscribe', { reason: long(101) }, '退定原因不能超过100个字符', 'reason'],
    ['sign', { contractNo: '' }, '请输入合同编号', 'contractNo'],
    ['sign', { contractNo: long(51) }, '合同编号不能超过50个字符', 'contractNo'],
    ['sign', { dealPrice: 0 }, money('成交总价', '0.01'), 'dealPrice'],
    ['sign', { dealArea: 0 }, '成交面积范围为0.01-100000', 'dealArea'],
    ['sign', { signDate: '' }, '请选择签约日期', 'signDate'],
    ['settle', { settledAmount: 0 }, money('结佣金额', '0.01'), 'settledAmount'],
    ['settle', { settleReason: long(101) }, '差异原因不能超过100个字符', 'settleReason'],
    ['settle', { firstDate: '' }, '请选择首期发放日期', 'firstDate'],
    ['cancelDeal', { date: '' }, '请选择退房日期', 'date'],
    ['cancelDeal', { reason: '' }, '请输入退房原因', 'reason'],
  ])('%s: %j', async (call, values, says, field) => {
    const input = recommendInput(mock.mock, `estateRecommends.${call}`);
    await refuses(estateRecommends[call], wrongly(input, values), status.invalid, says, field);
  });
});

describe('a lead', () => {
  it.each<[keyof typeof estateBookings, object, string, string]>([
    ['add', { gender: 9 }, '请选择性别', 'gender'],
    ['add', { mobile: '' }, '请输入手机号', 'mobile'],
    ['add', { estateId: '' }, '请选择意向项目', 'estateId'],
    ['assign', { consultantId: '' }, '请选择置业顾问', 'consultantId'],
    ['follow', { content: long(501) }, '跟进内容不能超过500个字符', 'content'],
    ['follow', { way: 99 }, '请选择跟进方式', 'way'],
    ['follow', { intention: 99 }, '请选择购房意向', 'intention'],
    ['arrive', { arriveTime: '' }, '请选择到访时间', 'arriveTime'],
    ['deal', { subscribeDate: '' }, '请选择认购日期', 'subscribeDate'],
    ['close', { note: long(201) }, '关闭说明不能超过200个字符', 'note'],
    ['toRecommend', { memberMobile: '123' }, mobile, 'memberMobile'],
    ['toRecommend', { relation: 0 }, '请选择与客户关系', 'relation'],
    ['toRecommend', { remark: long(201) }, '备注不能超过200个字符', 'remark'],
  ])('%s: %j', async (call, values, says, field) => {
    const input = bookingInput(mock.mock, `estateBookings.${call}`);
    await refuses(estateBookings[call], wrongly(input, values), status.invalid, says, field);
  });
});
