import Button from '@douyinfe/semi-ui/lib/es/button';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import type { AnyEndpoint, Endpoint } from '#contracts/endpoint.ts';
import { type ListData, paging } from '#contracts/envelope.ts';
import { useRows } from '../../api/hooks.ts';
import { TopDialog } from '../../kit/dialogs/TopDialog.tsx';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { RecordDialog } from '../../kit/form/RecordDialog.tsx';
import { ListedFields } from '../../kit/form/recordFields.tsx';
import { LoadState } from '../../kit/page/LoadState.tsx';
import { InnerTable } from '../../kit/table/InnerTable.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import css from './CategoriesDialog.module.css';

interface CategoryForm {
  name: string;
  ordering: number;
  enabled: 0 | 1;
}
interface CategoryRow extends CategoryForm {
  id: string;
  actions: string[];
}

interface Props<Row extends CategoryRow, Form extends CategoryForm> {
  calls: {
    // biome-ignore lint/suspicious/noExplicitAny: a list may have any filters
    list: Endpoint<string, any, undefined, ListData<Row>>;
  } & Record<'get' | 'add' | 'update' | 'enable' | 'remove', AnyEndpoint>;
  form: z.core.$ZodType<Form, Form>;
  /** The project of the categories, where each has its own. */
  given?: { estateId: string };
  /** The column with the number of records of a category. */
  count: string;
  onChanged: () => unknown;
  onClose: () => void;
}

/** 分类管理: categories are added, renamed, ordered, switched and removed over the list that uses them. */
export default function CategoriesDialog<Row extends CategoryRow, Form extends CategoryForm>(
  props: Props<Row, Form>,
) {
  const { calls, form, given, count, onChanged, onClose } = props;
  const { t } = useTranslation(['estateParts', 'common']);
  /** In the address, too: leaving it asks about unsaved input. */
  const { value: edited, open, close } = useDialogParam('category');
  const recordId = edited === 'add' ? undefined : edited;
  const query = { ...given, offset: 0, limit: paging.selectSize };
  const { rows, loading, error, reload } = useRows(calls.list, { query } as never);
  const column = useColumns<Row>(form, calls.list);
  const changed = () => {
    void reload();
    void onChanged();
  };
  const { enable, actions } = useRecordActions<Row>({
    ...{ calls, form, reload: changed, width: 0 },
    edit: ({ id }) => open(id),
  });
  const ordering = useOrdering<Row>({ calls, form, reload: changed });
  const columns = [
    column.text('name'),
    column.number(count as keyof Row & string),
    ordering,
    enable,
    ...actions,
  ];
  return (
    <TopDialog
      title={t('manageCategories')}
      width={720}
      onClose={onClose}
      footer={
        <Button theme="solid" onClick={() => open('add')}>
          {t('common:addCategory')}
        </Button>
      }
    >
      <div className={css.body}>
        {loading || error ? (
          <LoadState error={error} onRetry={() => void reload()} />
        ) : (
          <InnerTable
            label={t('manageCategories')}
            columns={columns.map(({ align, ...one }) => ({
              ...one,
              ...(align === 'right' && { align }),
            }))}
            rows={rows as unknown as readonly Row[]}
            keyOf={({ id }) => id}
          />
        )}
      </div>
      {edited && (
        <RecordDialog
          key={edited}
          calls={calls}
          form={form}
          given={given as unknown as Partial<Form>}
          recordId={recordId}
          draftOf={`category:${calls.list.name}:${given?.estateId ?? ''}`}
          title={t(recordId ? 'common:editCategory' : 'common:addCategory')}
          width={560}
          onSaved={changed}
          onClose={close}
        >
          {() => (
            <>
              <TextField name="name" />
              <ListedFields />
            </>
          )}
        </RecordDialog>
      )}
    </TopDialog>
  );
}
