import {
  accountJournal,
  accountList,
  fundChanges,
  pointDetail,
  pointList,
  reconciliation,
} from '../../domain/finance/accountPaths.ts';
import { type Element, link, one, type Place, type ScreenUse } from '../../domain/testing/uses.ts';
import memberAccounts from '../../locales/zh/memberAccounts.ts';
import menu from '../../locales/zh/menu.ts';

const { move } = memberAccounts;
const ofAccounts = (place: Place): Element[] => [
  one(place, move.adjust, 'memberAccounts.adjust'),
  one(place, move.lock, 'memberAccounts.lock'),
  one(place, move.unlock, 'memberAccounts.unlock'),
];
const ofPoints = (place: Place): Element[] => [one(place, move.adjust, 'memberPoints.adjust')];

export const uses: ScreenUse[] = [
  {
    path: accountList,
    elements: [link(memberAccounts.fundChanges, fundChanges), ...ofAccounts('row')],
  },
  { path: fundChanges, elements: ofAccounts('page') },
  {
    path: accountJournal,
    elements: [{ place: 'page', text: menu[reconciliation as keyof typeof menu], opens: reconciliation }],
  },
  {
    path: pointList,
    elements: [link(menu[pointDetail as keyof typeof menu], pointDetail), ...ofPoints('row')],
  },
  { path: pointDetail, elements: ofPoints('page') },
];
