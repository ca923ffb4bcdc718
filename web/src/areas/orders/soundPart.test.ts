import { expect, it } from 'vitest';
import { placeQuoteForm, stayQuoteForms } from '#contracts/trade/orderForms.ts';
import { soundPart } from './soundPart.ts';

const guest = { name: '陈晨', credentialType: 20, credentialNo: 'E12345', mobile: '' };

it('leaves out what is not typed to its end', () => {
  const typed = { memberMobile: '1990', productId: '5', useDate: '', qty: '', pointsUsed: '', guests: [] };
  expect(soundPart(placeQuoteForm, typed)).toEqual({ productId: '5', guests: [] });
});

it('keeps the place of a guest of whom something is wrong', () => {
  const guests = [{ ...guest, credentialNo: '' }, { ...guest, name: '' }, guest];
  expect(soundPart(placeQuoteForm, { qty: 3, guests })).toEqual({
    qty: 3,
    guests: [
      { name: '陈晨', credentialType: 20, mobile: '' },
      { credentialType: 20, credentialNo: 'E12345', mobile: '' },
      guest,
    ],
  });
});

it('leaves out a day of departure that is not after that of arrival', () => {
  const days = { checkInDate: '2026-05-02', checkOutDate: '2026-05-01' };
  expect(soundPart(stayQuoteForms.hotel, days)).toEqual({ checkInDate: '2026-05-02' });
});

it('leaves the values themselves as they are', () => {
  const typed = { memberMobile: '1990', guests: [{ ...guest, name: '' }] };
  soundPart(placeQuoteForm, typed);
  expect(typed).toEqual({ memberMobile: '1990', guests: [{ ...guest, name: '' }] });
});
