import { useCodeName } from '../../kit/display/useCodeName.ts';
import css from './Consultant.module.css';

/** The consultant of a lead; 未分配 in red while nobody has it. */
export function Consultant({ name }: { name: string }) {
  const assignedState = useCodeName('assignedState');
  return name || <span className={css.nobody}>{assignedState(0)}</span>;
}
