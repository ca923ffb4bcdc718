/**
 * Calls of the specification whose screen does not exist yet. Everything else that is defined is called by a screen; a
 * name that is called all the same, or is not defined, fails `npm test`.
 */
export const waitingForScreen: readonly string[] = [
  'roomPlanCategories.allEnabled',
  'estateRecommends.list',
  'estateRecommends.countByStatus',
  'estateRecommends.sum',
  'estateRecommends.listOfOwnCompany',
  'estateRecommends.countByStatusOfOwnCompany',
  'estateRecommends.sumOfOwnCompany',
  'estateRecommends.get',
  'estateRecommends.reveal',
  'estateRecommends.add',
  'estateRecommends.audit',
  'estateRecommends.visit',
  'estateRecommends.extend',
  'estateRecommends.subscribe',
  'estateRecommends.unsubscribe',
  'estateRecommends.sign',
  'estateRecommends.settle',
  'estateRecommends.cancelDeal',
  'memberGrades.allEnabled',
];
