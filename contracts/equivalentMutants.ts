import { isAskedByAcceptance } from './askedByAcceptance.ts';
import type { Mutant } from './bin/mutate/mutants.ts';
import { status } from './src/envelope.ts';
import { isRead, isReveal } from './src/reads.ts';

interface Entry {
  /** Names like `settings.get: data.phone retyped`, or a rule where names do not tell enough. */
  among: RegExp | ((mutant: Mutant) => boolean);
  because: string;
}

const isOfChange = ({ endpoint, status: code, place }: Mutant) =>
  code === status.ok && place.startsWith('data') && !isRead(endpoint) && !isReveal(endpoint);

/**
 * Faults that may survive `npm run contracts:mutate`, because the console is not worse off for them or acceptance finds them: it holds every answer
 * against its definition (contracts/bin/accept/answerShapes.ts). An entry that nothing needs any more fails the command.
 */
export const equivalentMutants: readonly Entry[] = [
  {
    among: isOfChange,
    because:
      'after a save the screens ask for the record anew; acceptance holds what a change answers against the record that is read after it',
  },
  {
    among: ({ endpoint, status: code }) => isAskedByAcceptance(endpoint, code),
    because: 'acceptance asks every call about one record for a record that is not there',
  },
  {
    among:
      /(\.all\w*|\.onSale|\.accounts|\.merchantResources|^estateParts\.\w+): data\.list\[\]\.(enabled|level|\w+Id)\b/,
    because: 'a select reads id and name, and the owner where that tells rows apart',
  },
  {
    among: /\.(list(OfOwn)?: data\.list\[\]\.version|get(OfOwn)?: data\.(id|createTime|merchantCount))\b/,
    because: 'a form asks for its record anew by an id that it knows, and shows no times and counts',
  },
  {
    among:
      /^(roomPlan\w*|estate\w+|amenityCategories|member\w+|withdraws)\.list(OfOwnCompany)?: data\.list\[\]\.(estateId|categoryId|memberId|ordering|createTime|payeeName)\b/,
    because: 'rows show the names of what they belong to, and no times that are not asked for',
  },
  {
    among:
      /^(roomPlan\w*|estate\w+|amenityCategories|memberLabels|memberBenefits)\.get: data\.(planCount|amenityCount|gradeCount|memberCount|refreshDate|leadCount|dealCount|roomText|usableRate|roomCount|onSaleCount|saleStatus|consultantId|followCount|lastFollowTime|recommendNo)\b/,
    because: 'the list shows these figures; the form and the page of one do not',
  },
  {
    among:
      /^memberGrades\.list: data\.list\[\]\.(cardUrl|houseThreshold|giftPoints|benefits\[\]\.\w+|description)\b|^memberBenefits\.list: data\.list\[\]\.rules\b/,
    because: 'the list of grades shows names and discounts, the form asks anew',
  },
  {
    among: /\.get(OfOwn)?: data\.logs\[\]\.(operatorType|fromStatus|toStatus)\b/,
    because: 'a log is shown by who, when and what, and the states stand in its words',
  },
  {
    among:
      /^(memberFriends\.get: data\.ageGroup|(memberPoints|memberAccounts)\.get: data\.changeTime|memberPoints\.listJournals: data\.list\[\]\.id|incomeRecords\.get: data\.sentPeriods)\b/,
    because: 'no screen shows it',
  },
  {
    among:
      /^frontDesk\.boardOfOwn: data\.stays\[\]\.(productId|pictureUrl|memberId|gradeName|totalPrice|discountPrice|refundedAmount|status|createTime|expireTime|confirmDeadline|guestCount)\b/,
    because: 'the board shows who comes to which room; the order is a click away',
  },
  {
    among: /^(preferences\.all: data\.tables\[\]|listViews\.all: data\[\])\.settings\.\w+/,
    because:
      'what the console kept it reads back with care: settings that do not fit are as if there were none',
  },
  {
    among:
      /: data\.((missing|certificates|freeRoomNos|pictures|visitPictures|removedIds|labelIds|labels|recent|relatives|refunds|hotels|minsus|products|benefits|logs)\[\]|users\[\]\.actions\[\]|list\[\]\.(hotels|minsus|certificates)\[\])/,
    because: 'a list that may be empty, and is in the states that the pact names',
  },
  {
    among:
      /^orders\w+\.\w+: data\.(list\[\]\.)?(productId|discountPrice|resourceId|merchantId|memberId|discounts\[\]\.note|commissionRate|refundedAmount)\b/,
    because:
      'no screen reads it: the browser tests pass without it, for in contract-only mode it is left out',
  },
  { among: /^ordersPlace\.\w+: data\.(lines|confirmNo)\b/, because: 'tickets are shown by voucher' },
  {
    among:
      /^products\w+\.(get(OfOwn)?: data\.merchant(Id|Name)|list(OfOwn)?: data\.list\[\]\.(resourceId|createTime|roomId))\b/,
    because: 'forms and lists show the merchant and the room by the place that they belong to',
  },
  {
    among:
      /^refunds\w+\.(get(OfOwn)?: data\.(pictureUrl|order\.(qty|checkOutDate))|list(OfOwn)?: data\.list\[\]\.pictureUrl|preview(OfOwn)?: data\.(items|refundable))\b/,
    because:
      'no screen reads it: the browser tests pass without it, for in contract-only mode it is left out',
  },
  {
    among: /^stocks\w+\.list(OfOwn)?: data\.list\[\]\.(roomLeft|settlePrice)\b/,
    because: 'only stays share rooms, and a merchant is not told what he gets',
  },
  {
    among: /^stocks\w+\.(save|batchSave)OfOwn: body data\.(days\[\]|set)\.settlePrice dropped/,
    because: 'a merchant user may not set what he gets',
  },
  {
    among: /^resorts\.list(OfOwn)?: data\.list\[\]\.seasons\[\]\.lastEntryTime\b/,
    because: 'the list shows when it opens and closes; the form asks anew',
  },
  {
    among: /^orders\w+\.checkIn(OfOwn)?: body data\.guests\[\]\.friendId dropped/,
    because: 'a relative comes in with the document that the order has of him, which is pinned',
  },
  { among: /^uploads\.postSignature: data\.expire\b/, because: 'the picture is sent at once' },
];
