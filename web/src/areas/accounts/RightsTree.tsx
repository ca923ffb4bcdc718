import Input from '@douyinfe/semi-ui/lib/es/input';
import { type KeyboardEvent, type Ref, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BelongType } from '#contracts/enums.ts';
import { choiceIn, rightTree } from '#contracts/rights/rightChoices.ts';
import { beyond, type RightVerb } from '#contracts/rights/rightScopes.ts';
import type { RightArea } from '#contracts/rights/rights.ts';
import { say } from '#contracts/words.ts';
import { useHeldRights } from '../../api/session.ts';
import { speakMessage } from '../../i18n.ts';
import { useLabel } from '../../kit/display/useLabel.ts';
import { useRightWords } from '../../kit/display/useRightWords.ts';
import { CheckBox } from '../../kit/form/CheckBox.tsx';
import { type RightsColumn, RightsTable } from './RightsTable.tsx';
import css from './RightsTree.module.css';
import { ScopeRadios } from './ScopeRadios.tsx';
import {
  type Chosen,
  matchingModules,
  mayReach,
  mayTick,
  type OfferedArea,
  type RightModule,
  reach,
  reachAll,
  scopesOf,
  shareOf,
  tick,
  tickAll,
} from './treeChoices.ts';

interface Props {
  /** The belong type of the users that the role is for; it decides which rights are offered. */
  type: BelongType;
  codes: readonly number[];
  /** The rights that the role already has; they may stay, whoever edits it. */
  kept: readonly number[];
  onChange: (codes: readonly number[]) => void;
  /** The error message of the field; `inputRef` is focused when there is one. */
  fault: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/**
 * The rights of a role in two levels: for each area 查看, 管理 and their scope, and the same for a whole module. The arrow keys move between the boxes of
 * a column.
 */
export function RightsTree({ type, codes, kept, onChange, fault, inputRef }: Props) {
  const { t } = useTranslation(['accounts', 'rights']);
  const label = useLabel();
  const words = useRightWords();
  const held = useHeldRights();
  const [text, setText] = useState('');
  const id = useId();
  const chosen: Chosen = useMemo(
    () => ({
      codes,
      type,
      mayGive: (code) => kept.includes(code) || beyond(held, [code]).length === 0,
    }),
    [codes, held, kept, type],
  );
  const tree = useMemo(() => rightTree(type), [type]);
  const modules = matchingModules(tree, text, {
    module: (module) => t(`rights:modules.${module}`),
    area: words.area,
  });
  const offeredOf = (area: RightArea): OfferedArea =>
    tree.flatMap(({ areas }) => areas).find((one) => one.area === area) as OfferedArea;
  const lock = (may: boolean) => (may ? undefined : speakMessage(say('beyondOwnRights')));

  const verbColumn = (verb: RightVerb): RightsColumn => ({
    key: verb,
    title: words.verb(verb),
    cell: (area) => {
      const offered = offeredOf(area);
      if (verb === 'manage' && !offered.isManageable) return '-';
      const isOn = choiceIn(codes, area, type)[verb];
      return (
        <CheckBox
          label={t('rights:right', { verb: words.verb(verb), area: words.area(area) })}
          checked={isOn}
          locked={lock(isOn || mayTick(offered, verb, chosen))}
          onChange={(on) => onChange(tick(offered, verb, on, chosen))}
          onKeyDown={walkColumn}
        />
      );
    },
    ofModule: (module) => {
      const share = shareOf(module, verb, chosen);
      if (share.all === 0) return '-';
      const isOn = share.chosen === share.all;
      const may = share.chosen > 0 || module.areas.some((offered) => mayTick(offered, verb, chosen));
      const name = t('wholeModule', { module: t(`rights:modules.${module.module}`) });
      return (
        <CheckBox
          label={t('rights:right', { verb: words.verb(verb), area: name })}
          checked={isOn}
          mixed={share.chosen > 0}
          locked={lock(may)}
          onChange={(on) => onChange(tickAll(module, verb, on, chosen))}
          onKeyDown={walkColumn}
        />
      );
    },
  });
  const scopeColumn: RightsColumn = {
    key: 'scope',
    title: t('dataScope'),
    cell: (area) => {
      const offered = offeredOf(area);
      const choice = choiceIn(codes, area, type);
      return (
        <ScopeRadios
          label={t('scopeOf', { name: words.area(area) })}
          scopes={offered.scopes}
          value={choice.view ? choice.scope : undefined}
          lockOf={(scope) => lock(mayReach(offered, scope, chosen))}
          onChange={(scope) => onChange(reach(offered, scope, chosen))}
        />
      );
    },
    ofModule: (module) => {
      const { offered, common } = scopesOf(module, chosen);
      const name = t('wholeModule', { module: t(`rights:modules.${module.module}`) });
      const may = (scope: (typeof offered)[number]) =>
        module.areas.some((area) => mayReach(area, scope, chosen));
      return (
        offered.length > 1 && (
          <ScopeRadios
            label={t('scopeOf', { name })}
            scopes={offered}
            value={common}
            lockOf={(scope) => lock(may(scope))}
            onChange={(scope) => onChange(reachAll(module, scope, chosen))}
          />
        )
      );
    },
  };
  const noteOf = (module: RightModule) => {
    const share = shareOf(module, 'view', chosen);
    return t('chosenOf', { chosen: share.chosen, all: share.all });
  };

  return (
    <div className={css.tree}>
      <div className={css.tools}>
        <span className={css.search}>
          <Input
            ref={inputRef as Ref<HTMLInputElement>}
            value={text}
            maxLength={20}
            showClear
            placeholder={t('searchRights')}
            aria-label={t('searchRights')}
            aria-invalid={fault !== undefined}
            {...(fault && { 'aria-describedby': `${id}-fault` })}
            onChange={setText}
            onEnterPress={(event) => event.preventDefault()}
          />
        </span>
        <span role="status" className={css.count}>
          {t('chosenRights', { count: codes.length })}
        </span>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={css.fault}>
          {fault}
        </p>
      )}
      <RightsTable
        label={label('rights')}
        modules={modules}
        columns={[verbColumn('view'), verbColumn('manage'), scopeColumn]}
        note={noteOf}
        empty={t('noSuchRights')}
        found={text.trim() !== ''}
      />
    </div>
  );
}

/** Moves the focus from a box to the next one above or below it in its column. */
function walkColumn(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const cell = event.currentTarget.closest('td');
  const rows = [...(cell?.closest('table')?.rows ?? [])];
  if (!step || !cell) return;
  event.preventDefault();
  let at = rows.indexOf(cell.parentElement as HTMLTableRowElement) + step;
  for (; rows[at]; at += step) {
    const box = rows[at]?.cells[cell.cellIndex]?.querySelector<HTMLInputElement>('input[type=checkbox]');
    if (box) return box.focus();
  }
}
