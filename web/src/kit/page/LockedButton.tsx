import { Explained } from '../dialogs/Explained.tsx';
import css from './LockedButton.module.css';

/**
 * The main button of a page while it can do nothing; it can be reached by Tab, so that every user can read why. Semi's own button overwrites
 * `aria-disabled`.
 */
export const LockedButton = ({ text, why }: { text: string; why: string }) => (
  <Explained why={why}>
    <button type="button" className={css.locked} aria-disabled aria-description={why}>
      {text}
    </button>
  </Explained>
);
