import type { estateParts } from '#contracts/areas/estates.ts';
import { paging } from '#contracts/envelope.ts';
import { useData } from '../../api/hooks.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';

interface Props {
  parts: typeof estateParts.buildings;
  estateId: string;
}

/** The names of a project's parts of one kind. */
export function PartNames({ parts, estateId }: Props) {
  const query = { offset: 0, limit: paging.selectSize, estateId };
  const { data, error, reload } = useData(parts, { query });
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return <span>{data.list.map(({ name }) => name).join(' · ')}</span>;
}
