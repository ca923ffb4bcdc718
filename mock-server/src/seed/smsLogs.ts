import { epochOf, never, wireDay, wireTime } from '#contracts/wireTime.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

const messages: ((word: (digits: number) => string) => string)[] = [
  (word) => `【美美旅享】您的验证码为${word(6)}，5分钟内有效，请勿泄露给他人。`,
  (word) => `【美美旅享】您的订单H${word(12)}已支付成功，请在入住当日出示本短信。`,
  (word) => `【美美旅享】您预订的门票已出票，取票码${word(8)}，祝您游玩愉快。`,
  (word) => `【美美旅享】您的退款申请已通过，金额将于1-3个工作日原路退回，单号${word(10)}。`,
  () => '【美美旅享】尊敬的会员，您的等级已升至金卡会员，专属权益已到账。',
  (word) => `【美美旅享】您提交的看房预约已确认，置业顾问将与您联系，预约号${word(8)}。`,
  () => '【美美旅享】您的提现申请已受理，请留意到账通知。',
];
const reasons = ['号码为空号', '运营商网关超时', '触发频率限制', '用户已退订', '内容含敏感词'];

/** About 1,000 records per scale over 120 days, more in the daytime, roughly 4 % failed; oldest first. */
export function seedSmsLogs({ store, faker, scale, now }: SeedTools) {
  const count = Math.max(20, Math.round(1000 * scale));
  const word = (digits: number) => faker.string.numeric(digits);
  const times = Array.from({ length: count }, () => {
    const daysAgo = Math.floor(faker.number.float({ max: 1 }) ** 1.5 * 120);
    const midnight = epochOf(`${wireDay(now - daysAgo * dayMs)} 00:00:00`);
    const hour = 8 + faker.number.float({ max: 14 });
    const time = midnight + Math.floor(hour * 3_600_000);
    return time <= now ? time : now - Math.floor(((time - midnight) / dayMs) * (now - midnight));
  }).sort((a, b) => a - b);
  // One record that was never handed to the operator: its time is the epoch and shows as '-'. First,
  // because lists rely on the order of insertion being that of time.
  store.smsLogs.insert({
    mobile: '19900009999',
    message: '【美美旅享】节日问候（排队中未发出）',
    success: false,
    failReason: '通道未接收',
    createTime: never,
    updateTime: never,
  });
  for (const time of times) {
    const failed = faker.number.float({ max: 1 }) < 0.04;
    const createTime = wireTime(time);
    store.smsLogs.insert({
      mobile: `1990000${faker.string.numeric(4)}`,
      message: messages[faker.number.int({ max: messages.length - 1 })]?.(word) ?? '',
      success: !failed,
      failReason: failed ? (reasons[faker.number.int({ max: reasons.length - 1 })] ?? '') : '',
      createTime,
      updateTime: createTime,
    });
  }
}
