import { lazy } from 'react';
import { desk } from '../areas/orders/screens.ts';
import { loadScreen } from './loadScreen.ts';

/** The board of the front desk with its messages, loaded where it is shown. */
export const DeskPart = lazy(async () => {
  const { Component } = await loadScreen(desk.load, desk.messages);
  return { default: Component };
});
