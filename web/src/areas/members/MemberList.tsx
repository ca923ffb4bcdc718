import { useState } from 'react';
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
import { lazyDialog } from '../../kit/page/lazyDialog.tsx';
import { useMayOpen } from '../../kit/page/mayOpen.ts';
import { useWithin } from '../../kit/page/within.ts';
import { batchLimit } from '../../kit/table/batchLimit.ts';
import { ListPage } from '../../kit/table/ListPage.tsx';
import { PickedRows } from '../../kit/table/PickedRows.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useMoveColumns } from '../../kit/table/useMoveColumns.tsx';
import { useSelection } from '../../kit/table/useSelection.ts';
import { useMemberColumns } from './useMemberColumns.tsx';
import { useMemberMoves } from './useMemberMoves.ts';
import { useMemberSearch } from './useMemberSearch.ts';

const LabelDialog = lazyDialog(() => import('./LabelDialog.tsx'));

const canPick = ({ actions }: MemberRow) => actions.includes('label');
const nameOf = ({ name, mobile }: MemberRow) => `${name} ${mobile}`;

/** 会员列表 (domain design, section 7.1). */
export default function MemberList() {
  const { t } = useTranslation(['members', 'menu', 'kit', 'common']);
  const navigate = useNavigate();
  const mayAdd = useMay(members.add);
  const mayFriends = useMayOpen()(memberFriends);
  const list = useList(members.list);
  // In the page of a member the list has his invitees alone, and an import adds none of them.
  const isWithin = useWithin() !== undefined;
  const { reload, rows } = list;
  const search = useMemberSearch();
  const shown = useMemberColumns();
  const picks = useSelection<MemberRow>({ list, canPick, nameOf });
  const [labelling, setLabelling] = useState<{ give: 0 | 1; members: readonly MemberRow[] }>();

  const moves = useMemberMoves(reload);
  const columns = useMoveColumns({
    ...{ shown, rows, moves, nameOf: ({ name }: MemberRow) => name },
    before: (row) => {
      const { id, actions } = row;
      return [
        { text: t('common:detail'), onClick: () => navigate(memberPath(id)) },
        ...(actions.includes('edit')
          ? [{ text: t('common:edit'), onClick: () => navigate(memberFormPath(id)) }]
          : []),
        ...(mayFriends ? [{ text: t('members:friends'), onClick: () => navigate(friendsPath(id)) }] : []),
        ...(canPick(row)
          ? [{ text: t('members:label'), onClick: () => setLabelling({ give: 1, members: [row] }) }]
          : []),
      ];
    },
  });
  const labels = (give: 0 | 1, text: string) => ({
    ...{ text, max: batchLimit(members.batchLabel) },
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
                actions={[labels(1, t('members:giveLabels')), labels(0, t('members:takeLabels'))]}
              />
            )}
            {!isWithin && <ImportButton onChanged={reload} />}
          </>
        }
      />
      {labelling && (
        <LabelDialog {...labelling} onSent={picks.afterBatch} onClose={() => setLabelling(undefined)} />
      )}
      {moves.dialog()}
    </>
  );
}
