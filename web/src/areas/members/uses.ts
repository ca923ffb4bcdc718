import {
  addMember,
  memberDetail,
  memberForm,
  memberFriends,
  memberList,
} from '../../domain/members/memberPaths.ts';
import { type Element, link, one, type ScreenUse } from '../../domain/testing/uses.ts';
import common from '../../locales/zh/common.ts';
import kit from '../../locales/zh/kit.ts';
import memberImports from '../../locales/zh/memberImports.ts';
import members from '../../locales/zh/members.ts';
import menu from '../../locales/zh/menu.ts';

/** Moves, and labels, whose name in a member's `actions` is not that of their call. */
const moves = (place: 'row' | 'page'): Element[] => [
  one(place, members.setGrade, 'members.setGrade'),
  one(place, members.freeze, 'members.freeze'),
  one(place, members.unfreeze, 'members.unfreeze'),
];
const label = (place: 'row' | 'page', text: string): Element => ({
  ...{ place, text, call: 'members.batchLabel', action: 'label' },
});

export const uses: ScreenUse[] = [
  {
    path: memberList,
    elements: [
      one('page', menu[addMember], 'members.add'),
      label('page', members.giveLabels),
      label('page', members.takeLabels),
      one('page', memberImports.button, 'memberImports.add'),
      one('row', kit.number.reveal, 'members.reveal'),
      link(common.detail, memberDetail),
      one('row', common.edit, 'members.update'),
      link(members.friends, memberFriends),
      label('row', members.label),
      ...moves('row'),
    ],
  },
  { path: addMember, elements: [one('form', common.confirm, 'members.update')] },
  { path: memberForm, elements: [one('form', common.confirm, 'members.update')] },
  {
    path: memberDetail,
    elements: [
      label('page', members.label),
      label('page', members.unlabel),
      ...moves('page'),
      one('page', common.edit, 'members.update'),
      one('page', kit.number.reveal, 'members.reveal'),
    ],
  },
];
