import type { Translated } from '../messages.ts';
import type zh from '../zh/memberFriends.ts';

export default {
  sentences: {
    selfTaken: 'The member himself is among the relatives already',
    friendDocumentTaken: 'This document has been added already',
    tooManyFriends: 'At most {n} relatives can be added',
  },
  labels: {
    friendOf: 'member',
    friendName: "relative's name",
    friendRelation: 'relation',
    friendRemark: 'health and food notes',
    friendEmergency: 'emergency contact',
    ageGroup: 'age group',
  },
  codes: {
    relationType: {
      10: 'Self',
      20: 'Spouse',
      30: 'Parent',
      40: 'Child',
      50: 'Sibling',
      60: 'Friend',
      90: 'Other',
    },
    ageGroup: { 10: 'Adult', 20: 'Senior', 30: 'Child' },
  },
  addFriend: 'Add relative',
  editFriend: 'Edit relative',
  emergencyContact: 'Emergency contact',
  emergencyNow: 'Emergency contact now: {{name}}, whose place this person takes',
  ofIdCard: 'Filled in from the number of an ID card',
} satisfies Translated<typeof zh>;
