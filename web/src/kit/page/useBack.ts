import { useNavigate } from 'react-router-dom';
import { usePage } from './page.ts';

/** Back to where the user came from; from a typed address, which has nothing before it, to the list above, or home. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { parent = '/home' } = usePage();
  return () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate(parent);
  };
}
