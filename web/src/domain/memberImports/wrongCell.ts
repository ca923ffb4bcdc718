/** A cell of which no value of the form can be made; the message is the token of the reason. */
export class WrongCell extends Error {}
