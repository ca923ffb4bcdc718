import Button from '@douyinfe/semi-ui/lib/es/button';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { coreOf, defOf, fieldAt, infoOf } from '#contracts/forms/fieldInfo.ts';
import type { Label } from '#contracts/words.ts';
import { TopDialog } from '../dialogs/TopDialog.tsx';
import { LogLines } from '../display/LogLines.tsx';
import { useLabel } from '../display/useLabel.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import css from './ConflictDialog.module.css';
import { ConflictVersion } from './ConflictVersion.tsx';
import { merge, type Side } from './merge.ts';
import type { Conflict } from './useConflict.ts';

interface Props<Values extends FieldValues> {
  schema: z.core.$ZodType<Values, Values>;
  conflict: Conflict<Values>;
  seen: NonNullable<Conflict<Values>['seen']>;
  children: ReactNode;
}

/**
 * Merges what two people changed in the same record. What only the other one changed is taken over and named; what both changed is shown as it was, as
 * the other one saved it and as it was typed, to choose one.
 */
export default function ConflictDialog<Values extends FieldValues>({
  schema,
  conflict,
  seen,
  children,
}: Props<Values>) {
  const { t } = useTranslation(['kit', 'common']);
  const label = useLabel();
  const body = useRef<HTMLDivElement>(null);
  const { choices, taken, result } = useMemo(() => merge(seen, isValidIn(schema)), [schema, seen]);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [isRefused, setRefused] = useState(false);
  const namesOf = (names: readonly string[]) => {
    const known = names.flatMap((name) => labelsIn(schema, name).map(label));
    return [...new Set(known)].join(t('common:comma')) || t('kit:conflict.other');
  };
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(choices.map(({ id }) => [id, side])));
  const finish = (end: (merged: Values) => void) => {
    const open = choices.find(({ id }) => !chosen[id]);
    if (!open) return end(result(({ id }) => chosen[id] ?? 'mine') as Values);
    setRefused(true);
    body.current?.querySelector<HTMLElement>('fieldset[data-open] input:enabled')?.focus();
  };
  return (
    <TopDialog
      title={t('kit:conflict.title')}
      width={1040}
      onClose={conflict.leave}
      footer={
        <>
          {isRefused && choices.some(({ id }) => !chosen[id]) && (
            <p role="alert" className={css.fault}>
              {t('kit:conflict.choose')}
            </p>
          )}
          <Button type="tertiary" data-first-focus onClick={conflict.leave}>
            {t('common:cancel')}
          </Button>
          <Button onClick={() => finish(conflict.fill)}>{t('kit:conflict.fill')}</Button>
          <Button theme="solid" onClick={() => finish(conflict.save)}>
            {t('kit:conflict.save')}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <LogLines label={t('kit:conflict.who')} logs={seen.logs.slice(0, mostLogs)} />
        {taken.length > 0 && (
          <Taken text={t('kit:conflict.taken', { names: namesOf(taken) })}>
            <ConflictVersion
              label={t('kit:conflict.theirs')}
              values={seen.theirs}
              versions={seen}
              names={taken}
            >
              {children}
            </ConflictVersion>
          </Taken>
        )}
        {choices.length > 1 && (
          <div className={css.all}>
            <p>{t('kit:conflict.both', { n: choices.length })}</p>
            <span>
              <Button onClick={() => chooseAll('theirs')}>{t('kit:conflict.allTheirs')}</Button>
              <Button onClick={() => chooseAll('mine')}>{t('kit:conflict.allMine')}</Button>
            </span>
          </div>
        )}
        {choices.map((choice) => (
          <ConflictChoice
            key={choice.id}
            choice={choice}
            title={
              choice.row
                ? t('kit:conflict.row', { name: namesOf(choice.names), n: choice.row })
                : namesOf(choice.names)
            }
            isNamed={choice.names.length === 1 && labelOf(schema, choice.names[0] ?? '') !== undefined}
            versions={seen}
            chosen={chosen[choice.id]}
            onChoose={(side) => setChosen((now) => ({ ...now, [choice.id]: side }))}
          >
            {children}
          </ConflictChoice>
        ))}
        {choices.length === 0 && <p>{t(taken.length > 0 ? 'kit:conflict.noneLeft' : 'kit:conflict.same')}</p>}
      </div>
    </TopDialog>
  );
}

const mostLogs = 3;

/** What was taken over by itself; its values are rendered once somebody wants to see them. */
function Taken({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.taken} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text}</summary>
      {isOpen && children}
    </details>
  );
}

const labelOf = (schema: z.core.$ZodType, name: string) => {
  const field = fieldAt(schema, name);
  return field && infoOf(field).label;
};
/** The label of a field, or those of its parts if it has none itself. */
function labelsIn(schema: z.core.$ZodType, name: string): Label[] {
  const own = labelOf(schema, name);
  if (own) return [own];
  const field = fieldAt(schema, name);
  const parts = Object.keys((field && defOf(coreOf(field)).shape) ?? {});
  return parts.flatMap((part) => labelOf(schema, `${name}.${part}`) ?? []);
}

const isValidIn = (schema: z.core.$ZodType) => (name: string, value: unknown) => {
  const field = fieldAt(schema, name);
  return !field || z.safeParse(field, value).success;
};
