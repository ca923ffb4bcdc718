import { MatchersV3 } from '@pact-foundation/pact';
import { amenityCategories, amenityCategoryForm } from '#contracts/areas/amenityCategories.ts';
import { amenityForm, estateAmenities } from '#contracts/areas/estateAmenities.ts';
import { consultantForm, estateConsultants } from '#contracts/areas/estateConsultants.ts';
import { planCategoryForm, roomPlanCategories } from '#contracts/areas/roomPlanCategories.ts';
import { roomPlanForm, roomPlans } from '#contracts/areas/roomPlans.ts';
import { estateSaleStatus, travelWay } from '#contracts/enums/estates.ts';
import { valuesOf } from '#contracts/enums.ts';
import { status } from '#contracts/envelope.ts';
import {
  amenityCategoryExample,
  amenityExample,
  consultantExample,
  planCategoryExample,
  roomPlanExample,
} from '#contracts/examples/estateParts.ts';
import { logExample } from '#contracts/examples/logs.ts';
import { operatorType } from '#contracts/logs.ts';
import { answersOf } from '../../api/testing/matchers.ts';
import { fromState, isRefused, oneOf, regex, type State } from '../../api/testing/pact.ts';
import { describeRecords } from '../../api/testing/records.ts';
import { describeReveal } from '../../api/testing/reveal.ts';

const as = 'platformAdmin' as const;
const parts = 'an estate has parts';
const off = 'categories of parts are disabled';
const given: State[] = [parts];
const ofParts = { as, given };
const estateId = fromState('estateId', '1');
const planCategory = fromState('planCategoryId', '1');
const amenityCategory = fromState('amenityCategoryId', '1');
const intoDisabled = { words: 'into a category that is disabled', given: [parts, off], field: 'categoryId' };

// Categories: the dialog that lists them edits them over their version

describeRecords(roomPlanCategories, {
  ...ofParts,
  kind: 'roomPlanCategory',
  nothing: { estateId: '99999999' },
  ...answersOf(roomPlanCategories, {
    form: planCategoryForm,
    values: { ...planCategoryExample, id: '3', planCount: 2, version: 1 },
    notInRow: ['estateId', 'version'],
    notInRecord: ['id', 'planCount'],
  }),
  form: { ...planCategoryExample, estateId },
  wrong: { name: '' },
});

describeRecords(amenityCategories, {
  as,
  kind: 'amenityCategory',
  ...answersOf(amenityCategories, {
    form: amenityCategoryForm,
    values: { ...amenityCategoryExample, id: '3', amenityCount: 2, version: 1 },
    notInRow: ['version'],
    notInRecord: ['id', 'amenityCount'],
  }),
  form: amenityCategoryExample,
  wrong: { name: '' },
});

// House shapes

describeRecords(roomPlans, {
  ...ofParts,
  kind: 'roomPlan',
  nothing: { estateId: '99999999', name: '查无此名', categoryId: '99999999' },
  found: { enabled: 1 },
  ...answersOf(roomPlans, {
    form: roomPlanForm,
    values: {
      ...roomPlanExample,
      ...{ id: '3', imageUrl: '/api/resorts/uploads/plan.png', categoryName: '三室' },
      ...{ roomText: '3室2厅1厨2卫1阳', usableRate: 8_000, roomCount: 24, onSaleCount: 12 },
      ...{ saleStatus: estateSaleStatus.onSale, version: 1 },
    },
    notInRow: ['estateId', 'categoryId', 'ordering'],
    notInRecord: ['id', 'roomText', 'usableRate', 'roomCount', 'onSaleCount', 'saleStatus'],
  }),
  form: { ...roomPlanExample, estateId, categoryId: planCategory },
  wrong: { buildArea: 999 },
  refused: [{ ...intoDisabled, values: { categoryId: planCategory } }],
});
isRefused(roomPlans.add, 'an inner area that is larger than the whole', {
  ...ofParts,
  input: { body: { ...roomPlanExample, estateId, categoryId: planCategory, innerArea: 11_801 } },
  status: status.invalid,
  says: '套内面积不能大于建筑面积',
  field: 'innerArea',
});

// Consultants

describeRecords(estateConsultants, {
  ...ofParts,
  kind: 'estateConsultant',
  nothing: { estateId: '99999999', keyword: '查无此人' },
  found: { enabled: 1 },
  actions: ['edit', 'enable', 'remove', 'reveal'],
  ...answersOf(estateConsultants, {
    form: consultantForm,
    values: {
      ...consultantExample,
      ...{ id: '3', userName: '郑海生', leadCount: 3, dealCount: 1, version: 1, logs: [logExample] },
    },
    filled: ['logs'],
    pinned: {
      'logs.operatorType': oneOf(operatorType.staff, operatorType.system, operatorType.member),
      mobile: regex('^1\\d{2}\\*{4}\\d{4}$', '199****5678'),
      userName: MatchersV3.string('郑海生'),
    },
    notInRow: ['estateId'],
    notInRecord: ['leadCount', 'dealCount'],
  }),
  form: { ...consultantExample, estateId, userId: fromState('accountId', '6') },
  wrong: { mobile: '12345' },
  unique: { field: 'mobile', example: '19900003102' },
  refused: [
    {
      words: "another consultant's account",
      given: [parts, 'a consultant has the account'],
      field: 'userId',
    },
  ],
});
isRefused(estateConsultants.enable, 'off, one with open leads', {
  as,
  given: [['a record that something depends on exists', { kind: 'estateConsultant' }]],
  input: { params: { id: fromState('id', '1') }, body: { enable: 0 } },
  status: status.precondition,
});
describeReveal(estateConsultants.reveal, {
  as,
  exists: ['a record exists', { kind: 'estateConsultant' }],
  params: { id: fromState('id', '1') },
  numbers: [{ body: { field: 'mobile' }, pattern: '^1\\d{10}$', example: '19900000007' }],
});

// Amenities

const amenityAnswers = answersOf(estateAmenities, {
  form: amenityForm,
  values: { ...amenityExample, id: '3', categoryName: '交通', version: 1 },
  notInRow: ['estateId', 'categoryId'],
  notInRecord: ['id'],
});
describeRecords(estateAmenities, {
  ...ofParts,
  kind: 'estateAmenity',
  nothing: { estateId: '99999999', name: '查无此名', categoryId: '99999999' },
  found: { enabled: 1, travelWay: 10 },
  ...amenityAnswers,
  // 0 where nothing is said; the form leaves it out then.
  row: { ...amenityAnswers.row, travelWay: oneOf(...valuesOf(travelWay), 0) },
  form: { ...amenityExample, estateId, categoryId: amenityCategory },
  wrong: { distance: 100_001 },
  refused: [{ ...intoDisabled, values: { categoryId: amenityCategory } }],
});
