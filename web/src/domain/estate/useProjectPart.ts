import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { Estate } from '#contracts/areas/estates.ts';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import type { ListData } from '#contracts/envelope.ts';
import { useMay } from '../../api/session.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import type { SearchField } from '../../kit/table/searchField.ts';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';

export interface PartRow {
  id: string;
  name: string;
  ordering: number;
  enabled: number;
  actions: string[];
}

type PartCalls<Row> = {
  // biome-ignore lint/suspicious/noExplicitAny: a list may have any filters, which are read from the endpoint's schema
  list: Endpoint<string, any, undefined, ListData<Row>>;
} & Record<'get' | 'add' | 'update' | 'enable' | 'remove', AnyEndpoint>;

interface Options<Row> {
  project: Estate;
  /** Loads the project again, because which of its sections are complete may have changed. */
  reloadProject: () => unknown;
  /** Users of companies make the same calls; there are no mirrors. */
  calls: PartCalls<Row>;
  form: z.core.$ZodType;
  /** Names of the filters in their order. */
  search: readonly (string | SearchField)[];
  sources?: Parameters<typeof useSearchFields>[2];
  /** The text of the button that adds one. */
  addText: string;
  /** Width of the action column in pixels. */
  width: number;
}

/** What a dialog that adds or edits a part gets. */
export interface PartDialogProps {
  project: Estate;
  /** Absent for a new one. */
  recordId: string | undefined;
  onSaved: () => void;
  onClose: () => unknown;
}

/**
 * The list of the house shapes, consultants or amenities of one project, with the dialog that adds and edits one: its name in the address is `part`, the
 * project is that of the page.
 */
export function useProjectPart<Row extends PartRow>(options: Options<Row>) {
  const { project, reloadProject, calls, form, width } = options;
  const ofProject = useMemo(() => ({ estateId: project.id }), [project.id]);
  const list = useList(calls.list, undefined, undefined, ofProject);
  const mayAdd = useMay(calls.add) && project.actions.includes('edit');
  const mayEdit = useMay(calls.update) && project.actions.includes('edit');
  const { value, open, close } = useDialogParam('part');
  const column = useColumns<Row>(form, calls.list);
  const search = useSearchFields(calls.list, options.search, options.sources);
  const reload = () => {
    void list.reload();
    void reloadProject();
  };
  const actions = useRecordActions<Row>({
    ...{ calls, form, reload, width },
    edit: ({ id }) => open(id),
  });
  const ordering = useOrdering<Row>({ calls, form, reload, width: 60 });
  const isAdding = value === 'add';
  const dialog: (PartDialogProps & { key: string }) | undefined =
    value !== undefined && (isAdding ? mayAdd : mayEdit)
      ? {
          ...{ key: value, project, onSaved: reload, onClose: close },
          recordId: isAdding ? undefined : value,
        }
      : undefined;
  return {
    list,
    column,
    search,
    ...actions,
    ordering,
    open,
    reload,
    add: mayAdd && { text: options.addText, onClick: () => open('add') },
    dialog,
  };
}
