import { useNavigate } from 'react-router-dom';
import { useBack } from '../../kit/page/useBack.ts';
import { useIsShown } from '../../kit/page/useIsShown.ts';
import { detailPath } from './projectPaths.ts';

/** Leads to a project in place of the form that was saved. The page of a form that was left meanwhile is closed, and nobody is led away from the one that he is on. */
export function useToProject(): (id: string) => void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  const back = useBack();
  return (id) => (isShown() ? navigate(detailPath(id), { replace: true }) : back());
}
