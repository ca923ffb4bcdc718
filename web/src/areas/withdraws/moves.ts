/** The moves of a withdrawal that ask for something in a dialog, and those that need only a question; by the names of their calls and actions. */
export type DialogMove = 'audit' | 'finish' | 'fail';
export type AskedMove = 'pay' | 'retry' | 'giveBack';
