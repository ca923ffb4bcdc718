import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type MemberLabel, memberLabelForm, memberLabels } from '#contracts/areas/memberLabels.ts';
import { useMay } from '../../api/session.ts';
import { LabelTag } from '../../domain/members/LabelTag.tsx';
import { memberList } from '../../domain/members/memberPaths.ts';
import { useDialogParam } from '../../kit/dialogs/useDialogParam.ts';
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { withQuery } from '../../kit/page/withQuery.ts';
import type { Column } from '../../kit/table/column.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { linkedCount } from '../../kit/table/linkedCount.tsx';
import { useColumns } from '../../kit/table/useColumns.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useOrdering } from '../../kit/table/useOrdering.tsx';
import { useRecordActions } from '../../kit/table/useRecordActions.tsx';
import { useSearchFields } from '../../kit/table/useSearchFields.ts';
import { useRuleText } from './useRuleText.ts';

const LabelDialog = lazyDialog(() => import('./LabelDialog.tsx'));

/** 会员标签: labels that staff give, and labels that members get by a rule. */
export default function MemberLabels() {
  const { t } = useTranslation('memberLabels');
  const mayAdd = useMay(memberLabels.add);
  const list = useList(memberLabels.list);
  const { value: dialog, open, close } = useDialogParam('label');
  const column = useColumns<MemberLabel>(memberLabelForm, memberLabels.list);
  const search = useSearchFields(memberLabels.list, ['name', 'kind', 'enabled']);
  const ruleText = useRuleText();
  const { enable, actions } = useRecordActions<MemberLabel>({
    calls: memberLabels,
    form: memberLabelForm,
    reload: list.reload,
    edit: ({ id }) => open(id),
    width: 136,
    aboutRemoving: ({ memberCount }) =>
      memberCount > 0 ? { warnings: [t('removedFromMembers', { number: memberCount })] } : {},
  });
  const ordering = useOrdering<MemberLabel>({
    ...{ calls: memberLabels, form: memberLabelForm, reload: list.reload },
  });
  const columns = useMemo<Column<MemberLabel>[]>(
    () => [
      {
        key: 'name',
        title: column.label('name'),
        width: 148,
        value: ({ name }) => name,
        render: ({ name, color }) => <LabelTag name={name} color={color} />,
      },
      column.code('kind', 104),
      { key: 'rule', title: t('rule'), render: (label) => ruleText(label) || '-' },
      linkedCount(column.number('memberCount', 88), memberList, ({ id }) =>
        withQuery(memberList, { labelIds: id }),
      ),
      column.text('refreshDate', 112),
      ordering,
      column.createTime,
      enable,
      ...actions,
    ],
    [actions, column, enable, ordering, ruleText, t],
  );
  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        add={mayAdd && { text: t('addLabel'), onClick: () => open('add') }}
      />
      {mayAdd && dialog && (
        <LabelDialog
          key={dialog}
          labelId={dialog === 'add' ? undefined : dialog}
          onSaved={() => void list.reload()}
          onClose={close}
        />
      )}
    </>
  );
}
