import type { Namespace } from '../../i18n.ts';
import type { Screen, TitledPath } from '../../kit/page/screen.ts';

const list: TitledPath = '/member/member-system/member-benefit-list';
const messages: Namespace[] = ['memberBenefits'];

export const screens: Screen[] = [
  { path: list, call: 'memberBenefits.list', messages, load: () => import('./BenefitList.tsx') },
  {
    path: '/member/member-system/add-benefit',
    parent: list,
    call: 'memberBenefits.update',
    view: 'memberBenefits.get',
    messages,
    load: () => import('./BenefitEdit.tsx'),
  },
];
