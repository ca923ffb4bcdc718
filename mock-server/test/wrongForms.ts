import { testDay } from '../../contracts/testing/moment.ts';
import type { Wrong } from './recordTests.ts';

/** Wrong values that the forms of several kinds of records refuse alike. */

export const long = (length: number) => '长'.repeat(length);
const location = '请选择正确的地理位置';
const year = Number(testDay.slice(0, 4));
const cover = (url: string) => ({ url, covered: true });

/** Of scenic spots, hotels and guesthouses. */
export const wrongVenues = (noun: string): Wrong[] => [
  ['no name', { name: ' ' }, `请输入${noun}名称`, 'name'],
  ['a name of 31 characters', { name: long(31) }, `${noun}名称不能超过30个字符`, 'name'],
  ['HTML in the name', { name: '<b>山居</b>' }, `${noun}名称不能包含HTML标签`, 'name'],
  ['an emoji in the name', { name: '山居😀' }, `${noun}名称不能包含表情符号`, 'name'],
  ['no merchant', { merchantId: '' }, '请选择所属商户', 'merchantId'],
  ['no city', { area: { provinceId: '33', cityId: '' } }, '请选择所在地区', 'area.cityId'],
  ['a city of another province', { area: { provinceId: '33', cityId: '4602' } }, '请选择所在地区', 'area'],
  ['an address of 101', { address: long(101) }, '详细地址不能超过100个字符', 'address'],
  ['no longitude', { longitude: '' }, location, 'longitude'],
  ['a longitude beyond China', { longitude: 72.9 }, location, 'longitude'],
  ['a latitude north of China', { latitude: 54.1 }, location, 'latitude'],
  ['a latitude south of China', { latitude: 2.9 }, location, 'latitude'],
  ['seven decimals', { longitude: 120.1234567 }, location, 'longitude'],
  ['no picture', { pictures: [] }, '请上传图片', 'pictures'],
  [
    '21 pictures',
    { pictures: Array.from({ length: 21 }, (_, at) => ({ url: `/${at}`, covered: at === 0 })) },
    '图片不能超过20个',
    'pictures',
  ],
  ['no cover', { pictures: [{ url: '/a.png', covered: false }] }, '请设置封面图', 'pictures'],
  ['two covers', { pictures: [cover('/a.png'), cover('/b.png')] }, '请设置封面图', 'pictures'],
  ['no intro', { intro: '' }, '请输入简介', 'intro'],
  ['an intro of 501', { intro: long(501) }, '简介不能超过500个字符', 'intro'],
  ['a script', { detail: '<p>a</p><script>1</script>' }, '图文详情包含不允许的内容', 'detail'],
  ['7 tags', { tags: ['一', '二', '三', '四', '五', '六', '七'] }, '标签不能超过6个', 'tags'],
  ['ordering 101', { ordering: 101 }, '排序范围为0-100', 'ordering'],
];

/** Of hotels and guesthouses besides. */
export const wrongHouses = (noun: string): Wrong[] => [
  ...wrongVenues(noun),
  ['a brand of 21', { brand: long(21) }, '品牌不能超过20个字符', 'brand'],
  ['an opening in 1949', { openYear: 1949 }, `开业年份范围为1950-${year}`, 'openYear'],
  ['an opening next year', { openYear: year + 1 }, `开业年份范围为1950-${year}`, 'openYear'],
  [
    'a renovation before it opened',
    { openYear: 2010, renovationYear: 2009 },
    '装修年份不能早于开业年份',
    'renovationYear',
  ],
  ['no storey', { floors: 0 }, '楼层数范围为1-150', 'floors'],
  ['no check-in', { checkInTime: '' }, '请选择入住时间', 'checkInTime'],
  ['a check-out at 24:00', { checkOutTime: '24:00' }, '请选择离店时间', 'checkOutTime'],
  ['a hold that is no time', { holdUntil: '6 pm' }, '请选择最晚保留', 'holdUntil'],
  ['a negative deposit', { depositAmount: -1 }, '押金范围为0-99999999.99元', 'depositAmount'],
  ['half a cent', { depositAmount: 0.5 }, '请输入正确的金额', 'depositAmount'],
  ['a policy of 301', { childPolicy: long(301) }, '儿童政策不能超过300个字符', 'childPolicy'],
  ['an unknown way to pay', { payWays: [60] }, '请选择支付方式', 'payWays.0'],
  ['a facility twice', { facilities: [10, 10] }, '设施不能重复', 'facilities'],
  [
    'a picture of an unknown group',
    { pictures: [{ ...cover('/a.png'), group: 60 }] },
    '请选择图片分组',
    'pictures.0.group',
  ],
];

const bed = { bedType: 10, width: 180, count: 1 };
const second = (change: object) => ({ beds: [bed, { ...bed, ...change }] });

/** Of rooms; `beds` is what their form calls the beds. */
export const wrongRooms = (noun: string, beds: string): Wrong[] => [
  ['no name', { name: ' ' }, `请输入${noun}名称`, 'name'],
  ['a name of 31 characters', { name: long(31) }, `${noun}名称不能超过30个字符`, 'name'],
  ['no bed', { beds: [] }, `请选择${beds}`, 'beds'],
  ['11 rows of beds', { beds: Array(11).fill(bed) }, `${beds}不能超过10个`, 'beds'],
  ['an unknown bed', second({ bedType: 15 }), '请选择床型', 'beds.1.bedType'],
  ['a bed of 89 cm', second({ width: 89 }), '床宽范围为90-300', 'beds.1.width'],
  ['a bed of 301 cm', second({ width: 301 }), '床宽范围为90-300', 'beds.1.width'],
  ['7 beds of a kind', second({ count: 7 }), '床数范围为1-6', 'beds.1.count'],
  ['no area', { roomArea: '' }, '请输入面积', 'roomArea'],
  ['4.99 ㎡', { roomArea: 499 }, '面积范围为5-1000', 'roomArea'],
  ['1000.01 ㎡', { roomArea: 100_001 }, '面积范围为5-1000', 'roomArea'],
  ['no rooms', { roomCount: 0 }, '房间数量范围为1-2000', 'roomCount'],
  ['2001 rooms', { roomCount: 2001 }, '房间数量范围为1-2000', 'roomCount'],
  ['no picture', { pictures: [] }, '请上传图片', 'pictures'],
  ['13 pictures', { pictures: Array(13).fill('/a.png') }, '图片不能超过12个', 'pictures'],
  ['an unknown facility', { facilities: [100] }, '请选择设施', 'facilities.0'],
];
