/** The call that takes tickets: whoever may make it, or its own-scope mirror, may open 验券. */
export const ticketsCall = 'ordersPlace.verify';
