import { addDays } from '#contracts/days.ts';
import { adjustDirection } from '#contracts/enums/finance.ts';
import { payType } from '#contracts/enums/orders.ts';
import { orderMoves } from '#contracts/examples/orders.ts';
import { trades } from '#contracts/trade/trade.ts';
import { adjustAccount } from '#mock/finance/accountMoves.ts';
import { bySystem } from '#mock/records/operators.ts';
import { type Choice, chosen, type Deeds, one, type World } from './history.ts';
import { audit, booking, keysOf, stock } from './tradeBodies.ts';

/** What people do with orders, refunds, products, members and their accounts in random histories, allowed or not. */

const deeds = [
  ...['order', 'order', 'pay', 'pay', 'memberCancels', 'memberRefund', 'cancel', 'changePrice', 'payOffline'],
  ...[
    'confirm',
    'reject',
    'verify',
    'checkIn',
    'changeRooms',
    'checkOut',
    'noShow',
    'remark',
    'updateContact',
  ],
  ...['addRefund', 'audit', 'refuse', 'execute', 'execute', 'retry', 'finish', 'finishOffline', 'revoke'],
  ...['setStock', 'setRooms', 'enableProduct', 'wait', 'aDayPasses'],
  ...['setGrade', 'freeze', 'unfreeze', 'label', 'register'],
  ...['adjustBalance', 'lockAccount', 'adjustPoints', 'payByBalance', 'payByBalance'],
] as const;
type Deed = (typeof deeds)[number];

/** In which statuses of orders and refunds a deed makes sense. */
const sensible: Partial<Record<Deed, readonly number[]>> = {
  ...{
    pay: [10],
    payByBalance: [10],
    memberCancels: [10],
    cancel: [10],
    changePrice: [10],
    payOffline: [10],
  },
  ...{ memberRefund: [20, 30, 40], addRefund: [20, 30, 40], confirm: [20], reject: [20], checkOut: [40] },
  changeRooms: [40],
  ...{ verify: [30, 40], checkIn: [30], noShow: [30], updateContact: [20, 30] },
  ...{
    audit: [10],
    refuse: [10],
    revoke: [10, 20],
    execute: [20],
    retry: [50],
    finish: [30],
    finishOffline: [50],
  },
};

/** Of a deed that somebody comes for, orders whose day has come. */
function comingFor<R extends { useDate: string }>(
  deed: Deed,
  rows: readonly R[],
  today: string,
): readonly R[] {
  const comes = deed === 'verify' || deed === 'checkIn' || deed === 'noShow';
  return comes ? rows.filter(({ useDate }) => useDate <= today) : rows;
}

async function act(deed: Deed, choice: Choice, world: World): Promise<void> {
  const { actor, kind, pick, amount } = choice;
  const { store, today, asStaff, asMember } = world;
  const orders = `orders${trades[kind].name}`;
  const refunds = `refunds${trades[kind].name}`;
  const order = chosen(comingFor(deed, store().orders.by('kind', kind), today()), sensible[deed], choice);
  const refund = chosen(store().refunds.by('kind', kind), sensible[deed], choice);
  const product = one(store().products.by('kind', kind), pick);
  const onOrder = (key: string, body: unknown = {}) =>
    order && asStaff(actor, orders, key, { id: order.id, body });
  const onRefund = (key: string, body?: unknown) =>
    refund && asStaff(actor, refunds, key, { id: refund.id, body });
  // Those who order.
  const member = one(store().members.all().slice(0, 60), pick);
  const onMember = (key: string, body?: unknown) =>
    member && asStaff(actor, 'members', key, { id: member.id, body });
  const words = '随手一试';
  switch (deed) {
    case 'order':
      return product && asMember('order', booking(store(), today(), kind, product.id, pick, amount));
    case 'pay':
      return (
        order && asMember('pay', { orderNo: order.orderNo, transactionId: `T${pick % 40}-${order.orderNo}` })
      );
    case 'payByBalance':
      return (
        order &&
        asMember('pay', {
          ...{ orderNo: order.orderNo, transactionId: `B${pick % 40}-${order.orderNo}` },
          payType: payType.balance,
        })
      );
    case 'memberCancels':
      return order && asMember('cancel', { orderNo: order.orderNo });
    case 'memberRefund':
      return (
        order &&
        asMember('refund', { orderNo: order.orderNo, ...(amount % 2 && { items: keysOf(order, amount) }) })
      );
    case 'addRefund':
      return (
        order &&
        asStaff(actor, refunds, 'add', {
          body: {
            orderId: order.id,
            items: keysOf(order, amount),
            reason: 10,
            ...(amount % 4 === 0 && { rooms: 1 + (pick % 2) }),
            ...(amount % 3 === 0 && { refundAmount: amount + 1 }),
          },
        })
      );
    case 'cancel':
      return onOrder('cancel', { reason: words });
    case 'changePrice':
      return onOrder('changePrice', { payPrice: amount % 3 ? amount + 1 : 1, reason: words });
    case 'payOffline':
      return onOrder('payOffline', {
        amount: amount % 4 ? order?.payPrice : amount,
        certificates: ['/a.png'],
      });
    case 'reject':
      return onOrder('reject', orderMoves.reject);
    case 'verify':
      return onOrder('verify', {
        codes: order?.vouchers.slice(0, 1 + (amount % 3)).map(({ code }) => code) ?? [],
      });
    case 'checkIn':
      return onOrder('checkIn', { guests: order?.guests ?? [], roomNos: [`${amount % 30}`] });
    case 'changeRooms':
      return onOrder('changeRooms', { roomNos: [`${amount % 30}`] });
    case 'updateContact':
      return onOrder('updateContact', orderMoves.updateContact);
    case 'remark':
      return onOrder('remark', { merchantRemark: words });
    case 'confirm':
    case 'checkOut':
    case 'noShow':
      return onOrder(deed);
    case 'audit':
      return onRefund('audit', audit(refund, amount));
    case 'refuse':
      return onRefund('audit', { pass: 0, remark: words });
    case 'revoke':
      return onRefund('revoke', { reason: words });
    case 'finish':
    case 'finishOffline':
      return onRefund(deed, { amount: refund?.refundAmount, certificates: ['/a.png'], remark: words });
    case 'execute':
    case 'retry':
      return onRefund(deed);
    case 'setStock':
      return (
        product &&
        asStaff(actor, `stocks${trades[kind].name}`, 'batchSave', {
          id: product.id,
          body: stock(today(), pick, amount),
        })
      );
    case 'setRooms':
      return setRooms(choice, world);
    case 'enableProduct':
      return (
        product &&
        asStaff(actor, `products${trades[kind].name}`, 'enable', {
          id: product.id,
          body: { enable: amount % 4 ? 1 : 0 },
        })
      );
    case 'setGrade':
      return onMember('setGrade', {
        gradeId: String(1 + (amount % 4)),
        expireDate: amount % 3 ? addDays(today(), amount % 3) : '',
        reason: words,
      });
    case 'freeze':
      return onMember('freeze', { reason: words });
    case 'unfreeze':
      return onMember('unfreeze');
    case 'label':
      return asStaff(actor, 'members', 'batchLabel', {
        body: { ids: member ? [member.id] : [], labelIds: [String(1 + (amount % 6))], give: amount % 2 },
      });
    case 'adjustBalance': {
      const { version = 0 } = store().memberAccounts.first('memberId', member?.id ?? '') ?? {};
      const form = { direction: amount % 4 ? 10 : 20, amount: 1 + amount * 20, reason: '随手调整一下' };
      // Now and then over a version that somebody else has changed.
      const body = { ...form, version: Math.max(0, version - (amount % 9 === 0 ? 1 : 0)) };
      return asStaff(actor, 'memberAccounts', 'adjust', { id: member?.id ?? '', body });
    }
    case 'lockAccount':
      return asStaff(actor, 'memberAccounts', amount % 2 ? 'lock' : 'unlock', {
        id: member?.id ?? '',
        body: { reason: words },
      });
    case 'adjustPoints':
      return asStaff(actor, 'memberPoints', 'adjust', {
        id: member?.id ?? '',
        body: {
          ...{ direction: amount % 3 ? 10 : 20, points: 1 + amount, reason: words },
          version: member?.pointsVersion,
        },
      });
    case 'register':
      return asMember('register', {
        name: '顾清和',
        mobile: `1990005${String(pick % 10_000).padStart(4, '0')}`,
        ...(amount % 2 && { recommenderMobile: member?.mobile }),
      });
    case 'aDayPasses':
      return world.passes(86_400_000);
    case 'wait':
      return world.passes(amount * 1500);
  }
}

/** Everybody has enough for some orders. */
function giveBalances({ mock, store }: World) {
  const context = { ...mock().mock.context, caller: undefined };
  const form = { direction: adjustDirection.increase, amount: 2_000_000, reason: '人人都有余额' };
  for (const { id } of store().members.all()) adjustAccount(context, id, form, bySystem);
}
/** Every grade gives three free nights and three free tickets a year, good for everything. */
function giveBenefits({ store }: World) {
  const { memberBenefits, memberGrades, products } = store();
  memberBenefits.update('3', { products: products.by('kind', 'place').map(({ id }) => id) });
  const benefits = ['2', '3'].map((benefitId) => ({ benefitId, quantity: 3 }));
  for (const { id } of memberGrades.all()) memberGrades.update(id, { benefits });
}

/** Fewer rooms than are booked must be refused. */
async function setRooms({ actor, pick, amount }: Choice, { store, asStaff }: World) {
  const room = one(store().hotelRooms.all(), pick);
  if (!room) return;
  const {
    id,
    createTime: _created,
    updateTime: _updated,
    removed: _removed,
    version: _version,
    ...form
  } = room;
  await asStaff(actor, 'hotelRooms', 'update', { id, body: { ...form, roomCount: 1 + (amount % 40) } });
}

export const tradeDeeds: Deeds = {
  names: deeds,
  actors: [
    ...(['platformAdmin', 'platformAdmin', 'platformAdmin', 'finance', 'support', 'support'] as const),
    ...(['operator', 'merchantManager', 'merchantManager', 'frontDesk'] as const),
  ],
  prepare(world) {
    giveBenefits(world);
    giveBalances(world);
  },
  act,
};
