import Button from '@douyinfe/semi-ui/lib/es/button';
import { primaryLast } from '../page/primaryLast.ts';
import { runAction } from './rowAction.ts';
import type { Moves } from './useMoves.tsx';

/** The buttons of what a record allows, on its page or in its drawer. */
export function MoveButtons<Row>({ of, moves }: { of: Row; moves: Moves<Row> }) {
  const allowed = moves.allowed(of);
  const [first] = allowed;
  return (first?.isMain ? primaryLast(allowed) : allowed).map((move) => {
    const isPrimary = move.isMain && move === first;
    return (
      <Button
        key={move.text}
        theme={isPrimary ? 'solid' : 'light'}
        type={isPrimary ? 'primary' : 'tertiary'}
        onClick={() => runAction(move)}
      >
        {move.text}
      </Button>
    );
  });
}
