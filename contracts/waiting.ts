/**
 * Calls that no browser test makes: those of the specification whose screen does not exist yet, and those whose buttons no browser test presses yet (the mock's
 * tests make them). Everything else that is defined is called by a screen; a name that is called all the same, or is not defined, fails `npm test`.
 */
export const waitingForScreen: readonly string[] = [
  'memberGrades.allEnabled',
  // The screens of these stand; their browser tests are still to be written.
  'roomPlans.allEnabled',
  'estateBuildings.add',
  'estateBuildings.update',
  'estateBuildings.remove',
  'estateRooms.list',
  'estateRooms.add',
  'estateRooms.update',
  'estateRooms.remove',
  'estateRooms.reveal',
  'estateRooms.open',
  'estateRooms.withdraw',
  'estateRooms.hold',
  'estateRooms.release',
  'estateRooms.unsubscribe',
  'estateRooms.sign',
  'estateRooms.cancelDeal',
  'estateRooms.deliver',
  'estateRooms.batchPlan',
  'estateBookings.toRecommend',
];
