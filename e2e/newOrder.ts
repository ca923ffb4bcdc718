import type { Page } from '@playwright/test';
import { typeDate } from './dates.ts';
import { expect, type System } from './fixtures.ts';
import { button, dialog } from './parts.ts';
import { listOfOrders, stateOf } from './tradeScenes.ts';

/** 代客下单 of a hotel room. */

/** What state `a product can be ordered` answers. */
interface Offer {
  productName: string;
  memberMobile: string;
  memberName: string;
  checkInDate: string;
  checkOutDate: string;
}

interface Scene {
  page: Page;
  system: System;
  signInAs: (persona: 'support') => Promise<unknown>;
}

/** Opens the form in the list of hotel orders. */
export async function openNewOrder({ page, system, signInAs }: Scene) {
  const offer = await stateOf<Offer>(system, 'a product can be ordered', { trade: 'hotel' });
  await signInAs('support');
  await page.goto(listOfOrders('hotel'));
  await button(page, '代客下单').click();
  return { offer, form: dialog(page) };
}

export async function chooseProduct(page: Page, { productName }: Offer) {
  await page.getByRole('combobox', { name: '产品名称' }).fill(productName);
  await page.getByRole('option', { name: productName }).click();
}

export async function typeStay(page: Page, { checkInDate, checkOutDate }: Offer) {
  await typeDate(dialog(page), '入住日期', checkInDate);
  await typeDate(dialog(page), '离店日期', checkOutDate);
}

/** Types all that an order needs, and waits for its price. */
export async function typeOrder(page: Page, offer: Offer) {
  await dialog(page).getByLabel('会员手机号').fill(offer.memberMobile);
  await chooseProduct(page, offer);
  await typeStay(page, offer);
  const due = dialog(page).getByRole('region', { name: '报价' }).getByRole('status');
  await expect(due).toHaveText(/^应付\d/);
}
