import { useNavigate } from 'react-router-dom';
import { usePage } from './page.ts';

/** Closes the page and returns to the previous one. If there is none, because the address was typed, it opens the list above the page, or the home page. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { parent = '/home', leave } = usePage();
  return () => {
    if (leave) return leave();
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate(parent);
  };
}
