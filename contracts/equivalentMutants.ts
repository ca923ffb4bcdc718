/**
 * Faults that may survive `npm run contracts:mutate`, because nobody is worse off for them. `names` is held against names like
 * `settings.get: data.phone retyped`. An entry that nothing needs any more fails the command.
 */
export const equivalentMutants: readonly { names: RegExp; because: string }[] = [
  {
    names: /\.(add|update|enable|reset|copy|audit|execute|retry|finish|finishOffline|revoke)(OfOwn)?: data\b/,
    because: 'after a save the screens ask for the record anew and read only the status',
  },
  {
    names:
      /(\.all\w*|\.accounts|\.merchantResources|^estateParts\.\w+): data\.list\[\]\.(enabled|level|\w+Id)\b/,
    because: 'a select reads id and name, and the owner where that tells rows apart',
  },
  {
    names: /\.(list(OfOwn)?: data\.list\[\]\.version|get(OfOwn)?: data\.(id|createTime|merchantCount))\b/,
    because: 'a form asks for its record anew by an id that it knows, and shows no times and counts',
  },
  {
    names:
      /^orders\w+\.\w+: data\.(list\[\]\.)?(productId|discountPrice|resourceId|merchantId|memberId|discounts\[\]\.note|commissionRate|refundedAmount)\b/,
    because:
      'no screen reads it: the browser tests pass without it, for in contract-only mode it is left out',
  },
  { names: /^ordersPlace\.\w+: data\.(lines|confirmNo)\b/, because: 'tickets are shown by voucher' },
  {
    names: /^orders\w+\.(?!get)\w+: data\.(certificates|refunds|vouchers|roomNos)\[\]/,
    because: 'an order that can be moved like this has none yet; `get` pins the same shape',
  },
  {
    names:
      /^products\w+\.(get(OfOwn)?: data\.merchant(Id|Name)|list(OfOwn)?: data\.list\[\]\.(resourceId|createTime|roomId))\b/,
    because: 'forms and lists show the merchant and the room by the place that they belong to',
  },
  {
    names:
      /^refunds\w+\.(get(OfOwn)?: data\.(pictureUrl|order\.(qty|checkOutDate)|logs\[\]\.(operatorType|fromStatus|toStatus))|list(OfOwn)?: data\.list\[\]\.pictureUrl|preview(OfOwn)?: data\.(items|refundable))\b/,
    because:
      'no screen reads it: the browser tests pass without it, for in contract-only mode it is left out',
  },
  {
    names: /^stocks\w+\.\w+: data\.((list|before|after)\[\]\.(roomLeft|settlePrice)|changed|overwritten)\b/,
    because:
      'only stays share rooms, a merchant is not told what he gets, and the days tell how many changed',
  },
  {
    names: /^stocks\w+\.(save|batchSave)OfOwn: body data\.(days\[\]|set)\.settlePrice dropped/,
    because: 'a merchant user may not set what he gets',
  },
  {
    names: /^resorts\.list(OfOwn)?: data\.list\[\]\.seasons\[\]\.lastEntryTime\b/,
    because: 'the list shows when it opens and closes; the form asks anew',
  },
  { names: /^uploads\.postSignature: data\.expire\b/, because: 'the picture is sent at once' },
];
