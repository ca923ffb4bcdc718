/**
 * Calls of the specification whose screen does not exist yet. Everything else that is defined is called by a screen; a
 * name that is called all the same, or is not defined, fails `npm test`.
 */
export const waitingForScreen: readonly string[] = [
  'backendUsers.list',
  'backendUsers.listOfOwn',
  'backendUsers.listOfOwnCompany',
  'backendUsers.get',
  'backendUsers.add',
  'backendUsers.update',
  'backendUsers.enable',
  'backendUsers.remove',
  'roles.list',
  'roles.listOfOwn',
  'roles.listOfOwnCompany',
  'roles.allEnabled',
  'roles.get',
  'roles.add',
  'roles.update',
  'roles.enable',
  'roles.copy',
  'roles.remove',
  'userResources.merchantResources',
  'userResources.allEnabledOfOwn',
  'estateCompanies.allEnabled',
  'estates.allEnabledOfOwnCompany',
  'estateParts.buildings',
  'estateParts.roomPlanCategories',
  'estateParts.roomPlans',
  'estateParts.amenityCategories',
  'memberGrades.allEnabled',
];
