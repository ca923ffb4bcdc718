import type { Translated } from '../messages.ts';
import type zh from '../zh/accounts.ts';

export default {
  sentences: {
    mobileTaken: 'This mobile number is already in use',
    ownAccount: 'You cannot disable or delete the account you are signed in with',
    ownPassword: 'Use Change password for your own password',
    userAbove: 'This user has more rights than you have',
    roleMismatch: 'The role does not fit the user type',
    roleUnavailable: 'The role does not exist or is disabled',
    resourceForeign: 'A resource does not belong to this organization',
    beyondOwnRights: 'You cannot grant rights that you do not hold',
    roleNameTaken: 'A role with this name already exists',
    roleInUse: 'The role has users and cannot be deleted',
    rightUnknown: 'The right does not exist',
    merchantGlobalRight: 'Merchant roles cannot hold rights over all records',
    companyGlobalRight: 'Project roles cannot hold rights over all records',
    oneScope: 'Each right takes one data scope only',
  },
  labels: {
    userName: 'name',
    loginPassword: 'login password',
    confirmPassword: 'password confirmation',
    belongType: 'user type',
    company: 'company',
    unit: 'organization',
    roles: 'roles',
    resources: 'responsible resources',
    roleName: 'role name',
    roleType: 'applies to',
    rights: 'rights',
  },
} satisfies Translated<typeof zh>;
