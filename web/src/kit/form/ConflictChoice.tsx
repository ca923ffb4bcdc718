import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import css from './ConflictDialog.module.css';
import { ConflictVersion, type Versions } from './ConflictVersion.tsx';
import type { Choice, Side } from './merge.ts';

interface Props {
  choice: Choice;
  title: string;
  /** The title is the label of the field. */
  isNamed: boolean;
  versions: Versions;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  children: ReactNode;
}

const sides: readonly Side[] = ['theirs', 'mine'];

/** What both changed: as it was, and the two versions of which one is chosen. */
export function ConflictChoice({ choice, title, isNamed, versions, chosen, onChoose, children }: Props) {
  const { t } = useTranslation('kit');
  const name = useId();
  const version = (side: 'was' | Side) => (
    <Version
      choice={choice}
      isNamed={isNamed}
      values={choice[side]}
      versions={versions}
      label={t(`conflict.${side}`)}
    >
      {children}
    </Version>
  );
  return (
    <fieldset className={css.choice} data-open={chosen ? undefined : ''}>
      <legend>{title}</legend>
      <div className={css.versions}>
        <div className={css.side}>
          <span>{t('conflict.was')}</span>
          {version('was')}
        </div>
        {sides.map((side) => (
          <div key={side} className={css.side}>
            <label>
              <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
              {t(`conflict.${side}`)}
            </label>
            {version(side)}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

interface VersionProps {
  choice: Choice;
  isNamed: boolean;
  values: FieldValues;
  versions: Versions;
  label: string;
  children: ReactNode;
}

function Version({ choice: { names, row, was }, isNamed, values, versions, label, children }: VersionProps) {
  const { t } = useTranslation('kit');
  const [name] = names as [string];
  const isIn = (list: FieldValues) => (list[name] as unknown[]).length > 0;
  if (row && !isIn(values))
    return <p className={css.none}>{t(isIn(was) ? 'conflict.rowRemoved' : 'conflict.rowAbsent')}</p>;
  return (
    <ConflictVersion
      label={label}
      values={{ ...versions.mine, ...values }}
      versions={versions}
      names={names}
      isNamed={isNamed}
    >
      {children}
    </ConflictVersion>
  );
}
