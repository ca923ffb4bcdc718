import { useId } from 'react';
import type { RightScope } from '#contracts/rights/rightScopes.ts';
import { Explained } from '../../kit/dialogs/Explained.tsx';
import { useRightWords } from '../../kit/display/useRightWords.ts';
import css from './RightsTree.module.css';

interface Props {
  label: string;
  scopes: readonly RightScope[];
  value: RightScope | undefined;
  /** Why a scope cannot be chosen; undefined if it can. */
  lockOf: (scope: RightScope) => string | undefined;
  onChange: (scope: RightScope) => void;
}

/** 全部, 本单位, 负责资源: the scope of the chosen rights. A single scope is shown as text. */
export function ScopeRadios({ label, scopes, value, lockOf, onChange }: Props) {
  const words = useRightWords();
  const id = useId();
  const [only] = scopes;
  if (scopes.length < 2) return <span className={css.only}>{only && words.scope(only)}</span>;
  return (
    <div className={css.scopes} role="radiogroup" aria-label={label}>
      {scopes.map((scope) => {
        const why = lockOf(scope);
        return (
          <Explained key={scope} why={why}>
            <label data-locked={why !== undefined || undefined}>
              <input
                type="radio"
                name={id}
                aria-description={why}
                aria-disabled={why !== undefined || undefined}
                checked={value === scope}
                onChange={() => why === undefined && onChange(scope)}
              />
              {words.scope(scope)}
            </label>
          </Explained>
        );
      })}
    </div>
  );
}
