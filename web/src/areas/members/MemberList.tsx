import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type MemberRow, members } from '#contracts/areas/members.ts';
import { useMay } from '../../api/session.ts';
import { ImportButton } from '../../domain/memberImports/ImportButton.tsx';
import {
  addMember,
  friendsPath,
  memberFormPath,
  memberFriends,
  memberPath,
} from '../../domain/members/memberPaths.ts';
import { useMoveParam } from '../../kit/dialogs/useMoveParam.ts';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { TopBar } from '../../kit/page/TopBar.tsx';
import { batchLimit } from '../../kit/table/batchLimit.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { PickedRows } from '../../kit/table/PickedRows.tsx';
import { RowActions } from '../../kit/table/RowActions.tsx';
import type { RowAction } from '../../kit/table/rowAction.ts';
import { useList } from '../../kit/table/useList.ts';
import { useSelection } from '../../kit/table/useSelection.ts';
import { askedMoves } from './moves.ts';
import { useMemberColumns } from './useMemberColumns.tsx';
import { useMemberSearch } from './useMemberSearch.ts';
import { useUnfreeze } from './useUnfreeze.ts';

const LabelDialog = lazy(() => import('./LabelDialog.tsx'));
const MemberMove = lazy(() => import('./MemberMove.tsx'));

const canPick = ({ actions }: MemberRow) => actions.includes('label');
const nameOf = ({ name, mobile }: MemberRow) => `${name} ${mobile}`;

/** 会员列表 (domain design, section 7.1). */
export default function MemberList() {
  const { t } = useTranslation(['members', 'menu', 'kit', 'common']);
  const navigate = useNavigate();
  const mayAdd = useMay(members.add);
  const mayFriends = useMayOpen()(memberFriends);
  const list = useList(members.list);
  const { reload } = list;
  const search = useMemberSearch();
  const shown = useMemberColumns();
  const moving = useMoveParam(askedMoves);
  const unfreeze = useUnfreeze(reload);
  const picks = useSelection<MemberRow>({ list, canPick, nameOf });
  const [labelling, setLabelling] = useState<{ give: 0 | 1; members: readonly MemberRow[] }>();

  const { open: openMove } = moving;
  const actionsOf = useCallback(
    (row: MemberRow): RowAction[] => {
      const { id, actions } = row;
      const may = (action: string) => actions.includes(action);
      return [
        { text: t('common:detail'), onClick: () => navigate(memberPath(id)) },
        ...(may('edit') ? [{ text: t('common:edit'), onClick: () => navigate(memberFormPath(id)) }] : []),
        ...(mayFriends ? [{ text: t('members:friends'), onClick: () => navigate(friendsPath(id)) }] : []),
        ...(may('label')
          ? [{ text: t('members:label'), onClick: () => setLabelling({ give: 1, members: [row] }) }]
          : []),
        ...askedMoves
          .filter(may)
          .map((move) => ({ text: t(`members:${move}`), onClick: () => openMove(move, id) })),
        ...(may('unfreeze') ? [{ text: t('members:unfreeze'), onClick: () => unfreeze(row) }] : []),
      ];
    },
    [mayFriends, navigate, openMove, t, unfreeze],
  );
  const columns = useMemo<Column<MemberRow>[]>(
    () => [
      ...shown,
      {
        ...{ key: 'actions', title: t('common:actions'), width: 148, actions: true },
        render: (row) => <RowActions of={row.name} actions={actionsOf(row)} />,
      },
    ],
    [actionsOf, shown, t],
  );
  const labels = (give: 0 | 1, text: string) => ({
    text,
    onClick: (chosen: readonly MemberRow[]) => setLabelling({ give, members: chosen }),
  });

  return (
    <>
      <ListPage
        list={list}
        columns={columns}
        search={search}
        selection={mayAdd ? picks.selection : undefined}
        add={mayAdd && { text: t(`menu:${addMember}`), onClick: () => navigate(addMember) }}
        tools={
          <>
            {mayAdd && (
              <PickedRows
                picks={picks}
                max={batchLimit(members.batchLabel)}
                actions={[labels(1, t('members:giveLabels')), labels(0, t('members:takeLabels'))]}
              />
            )}
            <ImportButton onChanged={reload} />
          </>
        }
      />
      <Suspense fallback={<TopBar active />}>
        {labelling && (
          <LabelDialog {...labelling} onSent={picks.afterBatch} onClose={() => setLabelling(undefined)} />
        )}
        {moving.opened && (
          <MemberMove
            key={moving.opened.key}
            id={moving.opened.id}
            move={moving.opened.move}
            onChanged={reload}
            onClose={moving.close}
          />
        )}
      </Suspense>
    </>
  );
}
