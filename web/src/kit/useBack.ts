import { useNavigate } from 'react-router-dom';

/** Back to where the user came from; from a typed address, which has nothing before it, home. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate('/home');
  };
}
