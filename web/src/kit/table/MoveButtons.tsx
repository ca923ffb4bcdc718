import Button from '@douyinfe/semi-ui/lib/es/button';
import { runAction } from './rowAction.ts';
import type { Moves } from './useMoves.tsx';

/** The buttons of what a record allows, on its page or in its drawer. */
export function MoveButtons<Row>({ of, moves }: { of: Row; moves: Moves<Row> }) {
  return moves.allowed(of).map((move, at) => {
    const isPrimary = move.isMain && at === 0;
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
