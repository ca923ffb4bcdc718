import { dateFault } from '#contracts/trade/priceStocks.ts';
import { notify } from '../../api/notice.ts';
import { speakMessage } from '../../i18n.ts';

/** Says why a day that was to be opened can have no price. */
export const refuseDay = (date: string, today: string) =>
  notify('warning', speakMessage(dateFault(date, today) ?? ''));
