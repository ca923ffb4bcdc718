import { roles } from '../../src/areas/roles.ts';
import { sales } from '../../src/areas/sales.ts';
import { addDays } from '../../src/days.ts';
import { type RightName, rightIds } from '../../src/rights/rights.ts';
import { tradeKinds, trades } from '../../src/trade/trade.ts';
import { cleanUp, logInAs, newAccount, newRole } from './ownUsers.ts';
import { todayOf } from './reading.ts';
import type { Rule } from './rule.ts';
import { sessionRule } from './sessionRule.ts';
import type { Json } from './talk.ts';

/** Sales by day are made of orders and refunds: who may see one of both alone sees neither. */

/** What somebody may see of a kind; turned round, so that each kind is met with each. */
const seen = [['Order'], ['Refund'], ['Order', 'Refund']] as const;

export const salesRightRules: Rule[] = [
  sessionRule(
    'sales by day are those of the kinds whose orders and refunds he may both see, and of no others',
    'domain design, section 17; the purpose of sales.byDay',
    async (talk) => {
      const to = await todayOf(talk);
      const query = { from: addDays(to, -2), to };
      for (let turn = 0; turn <= seen.length; turn++) {
        const whole: string[] = [];
        const rights = tradeKinds.flatMap((kind, at) => {
          const of = turn === seen.length ? [] : (seen[(at + turn) % seen.length] ?? []);
          if (of.length > 1) whole.push(kind);
          return of.map((list) => rightIds[`view${list}${trades[kind].name}` as RightName]);
        });
        const role = await newRole(talk, [...rights, rightIds.viewSendSms]);
        const account = await newAccount(talk, { roleIds: [role.id] });
        const person = await logInAs(talk, account);
        const answer: Json[] = await talk.ok(sales.byDay, { query }, person);
        talk.same(
          'kinds that he sees',
          answer.map(({ kind }) => kind),
          whole,
        );
        await cleanUp(talk, account);
        await talk.call(roles.remove, { params: { id: role.id } });
      }
    },
    'sales',
  ),
];
