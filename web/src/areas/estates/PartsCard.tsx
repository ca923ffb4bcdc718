import type { ReactNode } from 'react';
import type { Estate } from '#contracts/areas/estates.ts';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import type { EstateSection } from '#contracts/enums/estateSections.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import { useData } from '../../api/hooks.ts';
import { useCodeName } from '../../kit/display/useCodeName.ts';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { type InnerColumn, InnerTable } from '../../kit/table/InnerTable.tsx';
import { SectionCard } from './ProjectCard.tsx';

interface ListProps<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: a list may have any filters besides the project
  list: Endpoint<string, any, undefined, ListData<Row>>;
  project: Estate;
  children: (rows: readonly Row[]) => ReactNode;
}
interface Props<Row> extends ListProps<Row> {
  section: EstateSection;
}

/** A section of a project that consists of parts with a list of their own: the first hundred, once the section is complete. */
export function PartsCard<Row>({ section, ...rest }: Props<Row>) {
  const { project } = rest;
  return (
    <SectionCard section={section} project={project}>
      {project.completeSections.includes(section) && <Parts {...rest} />}
    </SectionCard>
  );
}

function Parts<Row>({ list, project, children }: ListProps<Row>) {
  const query = { estateId: project.id, offset: 0, limit: paging.selectSize };
  const { data, error, reload } = useData(list as AnyEndpoint, { query } as never);
  if (!data) return <LoadState error={error} onRetry={reload} />;
  return children((data as ListData<Row>).list);
}

interface TableProps<Row> extends Omit<Props<Row>, 'children'> {
  columns: readonly InnerColumn<Row>[];
}

/** Such a section as a table. */
export function PartsTableCard<Row extends { id: string }>({ columns, ...rest }: TableProps<Row>) {
  const sectionName = useCodeName('estateSection');
  return (
    <PartsCard {...rest}>
      {(rows) => (
        <InnerTable label={sectionName(rest.section)} columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
    </PartsCard>
  );
}
