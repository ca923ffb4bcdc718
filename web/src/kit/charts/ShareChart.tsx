import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { shareOf } from '#contracts/shareOf.ts';
import { formatRate } from '../display/format.ts';
import { InnerTable } from '../table/InnerTable.tsx';
import { Chart } from './Chart.tsx';
import type { Drawing, Share } from './drawing.ts';
import type { Amounts } from './line.ts';

interface Props {
  title: string;
  id: string;
  /** Of what the values are, as a heading in the table. */
  value: string;
  /** Whose the shares are, as a heading in the table. */
  whose: string;
  /** The largest parts, largest first. */
  parts: readonly Omit<Share, 'text' | 'isRest'>[];
  whole: number;
  amounts: Amounts;
}

/** The largest parts of a whole as bars, and what they leave of it as the last one. A bar, and a name in the table, leads to more about its part. */
export function ShareChart({ title, id, value, whose, parts, whole, amounts }: Props) {
  const { t } = useTranslation(['kit', 'common']);
  const navigate = useNavigate();
  const shares = useMemo<Share[]>(() => {
    const rest = whole - parts.reduce((sum, part) => sum + part.value, 0);
    const all = [
      ...parts,
      ...(rest > 0 ? [{ key: 'rest', name: t('kit:chart.rest'), value: rest, isRest: true as const }] : []),
    ];
    return all.map((part) => ({
      ...part,
      text: `${amounts.full(part.value)}  ${formatRate(shareOf(part.value, whole))}`,
    }));
  }, [amounts, parts, t, whole]);
  const drawing = useMemo<Drawing>(
    () => ({ kind: 'shares', shares, amounts, onPick: ({ to }) => void (to && navigate(to)) }),
    [amounts, navigate, shares],
  );
  return (
    <Chart
      {...{ title, id, drawing }}
      legend={shares.length === 0 && t('common:empty')}
      table={(isShown) => (
        <InnerTable
          label={title}
          rows={shares}
          keyOf={({ key }) => key}
          columns={[
            {
              ...{ key: 'name', title: whose },
              render: ({ name, to }) => (to && isShown ? <Link to={to}>{name}</Link> : name),
            },
            {
              ...{ key: 'value', title: value, align: 'right' as const },
              render: (share) => amounts.full(share.value),
            },
            {
              ...{ key: 'rate', title: t('kit:chart.share'), align: 'right' as const },
              render: (share) => formatRate(shareOf(share.value, whole)),
            },
          ]}
        />
      )}
    />
  );
}
