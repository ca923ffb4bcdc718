import { screens as accounts } from '../areas/accounts/screens.ts';
import { screens as banners } from '../areas/banners/screens.ts';
import { screens as estateBookings } from '../areas/estateBookings/screens.ts';
import { screens as estateMedia } from '../areas/estateMedia/screens.ts';
import { screens as estateParts } from '../areas/estateParts/screens.ts';
import { screens as estateRecommends } from '../areas/estateRecommends/screens.ts';
import { screens as estateRooms } from '../areas/estateRooms/screens.ts';
import { screens as estateSands } from '../areas/estateSands/screens.ts';
import { screens as estates } from '../areas/estates/screens.ts';
import { screens as home } from '../areas/home/screens.ts';
import { screens as hotels } from '../areas/hotels/screens.ts';
import { screens as incomes } from '../areas/incomes/screens.ts';
import { screens as memberAccounts } from '../areas/memberAccounts/screens.ts';
import { screens as memberBenefits } from '../areas/memberBenefits/screens.ts';
import { screens as memberFriends } from '../areas/memberFriends/screens.ts';
import { screens as memberGrades } from '../areas/memberGrades/screens.ts';
import { screens as memberLabels } from '../areas/memberLabels/screens.ts';
import { screens as members } from '../areas/members/screens.ts';
import { screens as merchants } from '../areas/merchants/screens.ts';
import { screens as minsus } from '../areas/minsus/screens.ts';
import { screens as orders } from '../areas/orders/screens.ts';
import { screens as products } from '../areas/products/screens.ts';
import { screens as reconciliations } from '../areas/reconciliations/screens.ts';
import { screens as refunds } from '../areas/refunds/screens.ts';
import { screens as resorts } from '../areas/resorts/screens.ts';
import { screens as settings } from '../areas/settings/screens.ts';
import { screens as sms } from '../areas/sms/screens.ts';
import { screens as statistics } from '../areas/statistics/screens.ts';
import { screens as stocks } from '../areas/stocks/screens.ts';
import { screens as withdraws } from '../areas/withdraws/screens.ts';
import type { Screen } from '../kit/page/screen.ts';

/** Every screen of the console in the order of the menu. Router, menu, breadcrumb, titles and guards read this list. */
export const screens: readonly Screen[] = [
  ...home,
  ...estates,
  ...estateBookings,
  ...estateMedia,
  ...estateParts,
  ...estateSands,
  ...estateRooms,
  ...estateRecommends,
  ...merchants,
  ...resorts,
  ...hotels,
  ...minsus,
  ...products,
  ...stocks,
  ...memberGrades,
  ...members,
  ...memberLabels,
  ...memberBenefits,
  ...memberFriends,
  ...orders,
  ...refunds,
  ...incomes,
  ...reconciliations,
  ...memberAccounts,
  ...withdraws,
  ...statistics,
  ...accounts,
  ...settings,
  ...banners,
  ...sms,
];
