/** Pages about a member, who is in their query by his own name. */
const ofMember = /\/(fund-change-detail|member-point-detail)$/;
/** The address of a screen for a record: its id fills the parameter of the path, or follows in the query. */
export const addressFor = (path: string, id: string) =>
  path.includes('/:') ? path.replace(/:\w+/, id) : `${path}?${ofMember.test(path) ? 'memberId' : 'id'}=${id}`;

/** Puts the mock into a state in which there is a record; answers its id. */
export type StateOf = (state: string, params: object) => Promise<{ id: string }>;

/** An address at which a platform user sees a screen: with a record if it shows one. */
export async function screenAddress(path: string, stateOf: StateOf): Promise<string> {
  const [, about, trade] = /\/(order|refund)-(place|hotel|house)-detail$/.exec(path) ?? [];
  const [, kind] = /^\/product\/(place|hotel|house)\/stock$/.exec(path) ?? [];
  const idOf = async (state: string, params: object) => `${path}?id=${(await stateOf(state, params)).id}`;
  if (about === 'order') return idOf('an order is in a status', { trade, status: 30 });
  if (about === 'refund') return idOf('a refund is in a status', { trade, status: 10 });
  if (kind)
    return idOf('a record exists', { kind: kind.replace(/^./, (first) => `product${first.toUpperCase()}`) });
  return /details?$|\/:/.test(path) ? addressFor(path, '1') : path;
}
