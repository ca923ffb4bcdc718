import { useTranslation } from 'react-i18next';
import type { SandBuilding } from '#contracts/areas/estateSands.ts';
import { confirmAction } from '../../kit/dialogs/confirm.ts';
import { newId } from './newId.ts';
import { SandBoard } from './SandBoard.tsx';
import { SandFacts } from './SandFacts.tsx';
import css from './SandsEditor.module.css';
import { SandTabs } from './SandTabs.tsx';
import { changedSand, type EditedSand, movedSand, withoutSand, withSand } from './sandList.ts';
import { useFaults } from './useFaults.ts';
import { useHistory } from './useHistory.ts';

interface Props {
  sands: readonly EditedSand[];
  buildings: readonly SandBuilding[];
  /** Of the whole form, as react-hook-form nests them. */
  errors: object;
  /** How often it was tried to save. */
  submitCount: number;
  onChange: (sands: EditedSand[]) => void;
}

/** All sand tables of a project in tabs: each with its name, picture and points. */
export function SandsEditor({ sands: formSands, buildings, errors, submitCount, onChange }: Props) {
  const { t } = useTranslation(['estateSands', 'common']);
  const {
    value: sands,
    change,
    undo,
  } = useHistory(formSands, onChange as (sands: readonly EditedSand[]) => void);
  const { box, openId, open, selectedId, select, messageOf, faulty } = useFaults(sands, errors, submitCount);
  const sand = sands.find(({ id }) => id === openId) ?? sands[0];

  const add = () => {
    const id = newId();
    change((now) => withSand(now, id, t('estateSands:sandNumber', { n: now.length + 1 })));
    open(id);
  };
  const remove = async () => {
    if (!sand || !(await confirmAction(t('common:removeConfirm')))) return;
    change((now) => withoutSand(now, sand.id));
  };
  const changeOne = (id: string, part: Partial<EditedSand>, kind?: string) =>
    change((now) => changedSand(now, id, () => part), kind);

  // A point that was taken back, or is of another sand table, is not selected any more.
  const chosenId = sand?.points.some(({ id }) => id === selectedId) ? selectedId : undefined;
  return (
    <div ref={box} className={css.editor} data-field>
      <SandTabs
        sands={sands}
        sand={sand}
        onChoose={open}
        onAdd={add}
        onMove={(by) => sand && change((now) => movedSand(now, sand.id, by))}
        onRemove={() => void remove()}
      />
      {sand ? (
        <SandBoard
          sand={sand}
          buildings={buildings}
          selectedId={chosenId}
          onSelect={select}
          faulty={faulty}
          messageOf={(field) => messageOf(sand, field)}
          onChange={(points, kind) => changeOne(sand.id, { points }, kind)}
          onUndo={undo}
          // Those that are not shown stay on the page, so that a picture that is going up arrives.
          facts={sands.map((one) => (
            <SandFacts
              key={one.id}
              isHidden={one !== sand || chosenId !== undefined}
              sand={one}
              messageOf={(field) => messageOf(one, field)}
              onChange={(part, field) => changeOne(one.id, part, field && `${one.id}.${field}`)}
            />
          ))}
        />
      ) : (
        <p className={css.none}>{t('estateSands:noSands')}</p>
      )}
    </div>
  );
}
