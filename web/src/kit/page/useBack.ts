import { useNavigate } from 'react-router-dom';
import { usePage } from './page.ts';
import { useIsShown } from './useIsShown.ts';

/**
 * Closes the page and returns to the previous one. If there is none, because the address was typed, it opens the list above the page, or the home page.
 * A page that was left already is closed, and nobody is led away from the one that he is on.
 */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { parent = '/home', leave } = usePage();
  const isShown = useIsShown();
  return () => {
    if (leave) return leave();
    if (!isShown()) return;
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate(parent);
  };
}
