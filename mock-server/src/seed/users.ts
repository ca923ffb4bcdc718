import { passwordHash } from '#contracts/credentials.ts';
import { type OwnerType, ownerType } from '#contracts/enums.ts';
import { never } from '#contracts/wireTime.ts';
import { typeOfRole } from './roles.ts';
import { seedLog } from './seedLog.ts';
import { dayMs, type SeedTools } from './seedTools.ts';

/** All demo users share it; the personas of the control plane hand it out. */
export const demoPassword = 'mm123456';

interface UserSeed {
  name: string;
  /** By their position in the seed's list, beginning with 1. */
  roles: string[];
  belongId?: string;
  enabled?: 0 | 1;
  resources?: { ownerType: OwnerType; ownerId: string }[];
  /** Never, when absent. */
  lastLoginHoursAgo?: number;
  mustChangePassword?: 0 | 1;
  remark?: string;
}

const hotel = (ownerId: string) => ({ ownerType: ownerType.hotel, ownerId });
const resort = (ownerId: string) => ({ ownerType: ownerType.resort, ownerId });
const minsu = (ownerId: string) => ({ ownerType: ownerType.minsu, ownerId });
const estate = (ownerId: string) => ({ ownerType: ownerType.estate, ownerId });

/** The super administrator, one user for each default role, one disabled, a company's administrator; then colleagues. Mobiles 199-0000-00nn. */
const users: UserSeed[] = [
  { name: '林知远', roles: ['1'] },
  { name: '周明慧', roles: ['1'] },
  { name: '钱思齐', roles: ['2'] },
  { name: '苏晚晴', roles: ['3'] },
  { name: '何以安', roles: ['4'] },
  { name: '郑海生', roles: ['5'], belongId: '1' },
  { name: '叶青禾', roles: ['6'], belongId: '1', resources: [estate('1')] },
  { name: '顾云舟', roles: ['7'], belongId: '2' },
  { name: '温小满', roles: ['8'], belongId: '2', resources: [hotel('1'), minsu('1')] },
  { name: '石守拙', roles: ['4'], enabled: 0 },
  { name: '沈望舒', roles: ['9'], belongId: '1' },
  {
    name: '夏知微',
    roles: ['10', '8'],
    belongId: '2',
    resources: [hotel('1')],
    lastLoginHoursAgo: 9,
    remark: '兼夜班',
  },
  { name: '白芷', roles: ['8'], belongId: '2', resources: [hotel('2')], mustChangePassword: 1 },
  { name: '陆时安', roles: ['3', '14'], lastLoginHoursAgo: 30 },
  { name: '江屿', roles: ['13'], resources: [hotel('1'), resort('1')], lastLoginHoursAgo: 52 },
  { name: '许南乔', roles: ['7'], belongId: '4', lastLoginHoursAgo: 3 },
  { name: '阮清越', roles: ['12'], belongId: '4', resources: [resort('3')], lastLoginHoursAgo: 26 },
  { name: '方其然', roles: ['7'], belongId: '1', lastLoginHoursAgo: 70 },
  { name: '祝长安', roles: ['8'], belongId: '5', resources: [minsu('3')], enabled: 0, remark: '已离职' },
  { name: '宁远山', roles: ['5'], belongId: '2', lastLoginHoursAgo: 5 },
  { name: '柳如烟', roles: ['6'], belongId: '2', resources: [estate('3')], lastLoginHoursAgo: 28 },
];

const hourMs = 3_600_000;

export function seedUsers({ store, ago }: SeedTools) {
  const hash = passwordHash(demoPassword);
  users.forEach((seed, index) => {
    const { name, roles, belongId = '0', enabled = 1, resources = [], lastLoginHoursAgo } = seed;
    const time = ago((350 - index * 11) * dayMs);
    const at = { createTime: time, updateTime: time };
    const { id } = store.users.insert({
      ...{ name, belongId, roleIds: roles, resources, enabled },
      mobile: `199000000${String(index + 1).padStart(2, '0')}`,
      passwordHash: hash,
      belongType: typeOfRole(roles[0] ?? ''),
      mustChangePassword: seed.mustChangePassword ?? 0,
      lastLoginIp: lastLoginHoursAgo ? `203.0.113.${index + 1}` : '',
      lastLoginTime: lastLoginHoursAgo ? ago(lastLoginHoursAgo * hourMs) : never,
      failTimes: [],
      lockedUntil: 0,
      remark: seed.remark ?? '',
      ...at,
    });
    seedLog(store, ['users', id], '添加用户', at.createTime, '林知远');
  });
}
