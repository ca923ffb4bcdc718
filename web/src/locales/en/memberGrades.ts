import type { Translated } from '../messages.ts';
import type zh from '../zh/memberGrades.ts';

export default {
  sentences: {
    gradeNameTaken: 'This grade already exists',
    gradeLevelTaken: 'The level is that of {name}',
    gradeLevelLocked: 'Members have this grade; its level cannot be changed',
    thresholdAbove: 'The growth must be more than {n}, that of {name}',
    thresholdBelow: 'The growth must be less than {n}, that of {name}',
    discountRange: 'Enter a discount from 0.1 to 10 (8.5 means 85% of the price)',
    defaultGradeKept: 'The default grade cannot be disabled or deleted',
    defaultGradeRequired: 'Make another grade the default one first',
    defaultGradeLowest: 'The default grade must be the one with the lowest level',
    gradeInUse: 'Members have this grade; it cannot be deleted',
  },
  labels: {
    gradeTitle: 'name of the grade',
    gradeLevel: 'level',
    gradeIcon: 'icon',
    gradeCard: 'card',
    growthThreshold: 'growth from',
    houseThreshold: 'home purchases from',
    validMonths: 'valid for',
    placeDiscount: 'ticket discount',
    hotelDiscount: 'hotel discount',
    houseDiscount: 'guesthouse discount',
    pointRate: 'points multiplier',
    giftPoints: 'points on reaching it',
    gradeDescription: 'description of the grade',
    isDefault: 'default grade',
    newMembers: 'new this month',
  },
} satisfies Translated<typeof zh>;
