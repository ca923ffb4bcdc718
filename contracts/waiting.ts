/**
 * Calls that no browser test makes: those of the specification whose screen does not exist yet, and those whose buttons no browser test presses yet (the mock's
 * tests make them). Everything else that is defined is called by a screen; a name that is called all the same, or is not defined, fails `npm test`.
 */
export const waitingForScreen: readonly string[] = [
  // For choosing a room; every screen that offers rooms so far asks for those on sale (estateRooms.onSale), and the grid asks for those of a building.
  'estateRooms.list',
];
