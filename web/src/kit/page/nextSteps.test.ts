import { beforeEach, expect, it } from 'vitest';
import { arriveAt, closeNext, offerNext, useNextSteps } from './nextSteps.ts';

const steps = [{ text: '添加房型', to: '/rooms/add?hotelId=3' }];
const at = () => useNextSteps.getState().next?.at;

beforeEach(closeNext);

it('stands on the page to which the form leads back, and nowhere else', () => {
  offerNext({ name: '云栖湖', steps, from: '/hotels/add' });
  arriveAt('/hotels/add');
  expect(at()).toBeUndefined();
  arriveAt('/hotels/list');
  expect(at()).toBe('/hotels/list');
  arriveAt('/hotels/list');
  expect(at()).toBe('/hotels/list');
  arriveAt('/home');
  expect(useNextSteps.getState().next).toBeUndefined();
});

it('goes when a record is added that leads nowhere', () => {
  offerNext({ name: '云栖湖', steps, from: '/hotels/add' });
  offerNext({ name: '湖景房', steps: [], from: '/rooms/add' });
  expect(useNextSteps.getState().next).toBeUndefined();
});
