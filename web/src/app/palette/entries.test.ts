import PinyinMatch from 'pinyin-match';
import { describe, expect, it } from 'vitest';
import { type Entry, matching } from './entries.ts';

const entry = (label: string, ...also: string[]): Entry => ({
  ...{ key: label, label, also },
  detail: '',
  run: () => undefined,
});
const entries = [
  entry('景区退款', 'Ticket refunds', '/order/refund-manage/refund-place-list'),
  entry('酒店退款', 'Hotel refunds', '/order/refund-manage/refund-hotel-list'),
  entry('添加酒店', 'Add a hotel', '/merchant/hotel/hotels/add'),
  entry('酒店', 'Hotels', '/merchant/hotel/hotels/list'),
  entry('会员账户', 'Member accounts', '/finance/member-account-manage/member-account-list'),
];
const found = (text: string) =>
  matching(entries, text, (name, wanted) => PinyinMatch.match(name, wanted) !== false).map(
    ({ label }) => label,
  );

describe('what the palette finds', () => {
  it.each([
    ['退款', ['景区退款', '酒店退款']],
    ['tuikuan', ['景区退款', '酒店退款']],
    ['tk', ['景区退款', '酒店退款']],
    ['jqtk', ['景区退款']],
    ['huiyuan', ['会员账户']],
    ['hyzh', ['会员账户']],
    ['ACCOUNTS', ['会员账户']],
    ['refund-hotel', ['酒店退款']],
    ['hotel refunds', ['酒店退款']],
    ['无', []],
    ['  ', []],
  ])('by %s', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  it('shows what begins with the text before what only contains it', () => {
    expect(found('酒店')).toEqual(['酒店退款', '酒店', '添加酒店']);
    expect(found('hotels')).toEqual(['酒店', '添加酒店']);
  });
});
