import type { BehaviourMutant } from './mutant.ts';

/** What acceptance missed of 120 mistakes by somebody who knew neither its rules nor this catalogue. */
export const mutants: BehaviourMutant[] = [
  {
    file: 'mock-server/src/areas/auth.ts',
    from: '    if (!unitEnabled(store, user)) fail(status.loginFailed, say(unitDisabledOf(user)));\n',
    to: '',
    says: 'a user of a company that is off is told that he himself is off',
    only: 'merchants,estateCompanies',
  },
  {
    file: 'mock-server/src/trade/orders/bookTickets.ts',
    from: 'ahead === aheadDays && timeOfDay',
    to: 'timeOfDay',
    says: 'the cut-off of tickets holds for every day, not only for the last one to book on',
    only: 'ordersPlace',
  },
  {
    file: 'mock-server/src/trade/orders/bookTickets.ts',
    from: '(credentialNo: string) => credentialNo.toUpperCase()',
    to: '(credentialNo: string) => credentialNo',
    says: 'the same passport in small letters buys a second ticket of a person',
    only: 'ordersPlace',
  },
  {
    file: 'mock-server/src/trade/money/money.ts',
    from: 'Math.floor((cents * discount + 50) / 100)',
    to: 'Math.floor((cents * discount) / 100)',
    says: 'the discount of a grade is rounded down',
    only: 'ordersPlace,ordersHotel',
  },
  {
    file: 'mock-server/src/finance/withdrawViews.ts',
    from: 'return maskCard(payeeAccount);',
    to: 'return payeeAccount;',
    says: 'lists of withdrawals show whole card numbers',
    only: 'withdraws',
  },
  {
    file: 'mock-server/src/finance/withdrawViews.ts',
    from: 'maskEmail(maskMobile(payeeAccount))',
    to: 'payeeAccount',
    says: 'accounts of Alipay are shown whole',
    only: 'withdraws',
  },
];
