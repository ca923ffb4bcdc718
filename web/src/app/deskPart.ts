import { desk } from '../areas/orders/screens.ts';
import { lazyWith } from '../kit/page/lazyWith.ts';

/** The board of the front desk with its messages, loaded where it is shown. */
export const DeskPart = lazyWith(desk.load, ...desk.messages);
